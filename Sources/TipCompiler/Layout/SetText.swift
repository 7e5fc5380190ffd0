import PopupLayout
import TipDiagnostics
import TipSpecs
import TipText

/// A text, wrapped for a width. Lengths are points.
struct SetText: Sendable {
  var role: Popup.TextRole

  /// The whole text, as the spec has it.
  var string: String

  /// Where it is written.
  var place: Place

  /// What it is set with.
  var values: TextValues
  var font: Popup.Font
  var align: Popup.TextAlignment

  /// The width that it was wrapped for.
  var limit: Double
  var block: TextBlock

  /// Whether it is a line or more shorter than the text, since a limit cut it.
  var truncated: Bool { block.isTruncated }

  /// The size rounded up to whole points.
  var size: Size {
    Size(width: Double(block.wholeWidth), height: Double(block.wholeHeight))
  }

  /// The widest line.
  var width: Double { Double(block.width) / 1000 }

  var lines: [Line] {
    block.lines.map {
      Line(text: $0.text + $0.suffix, width: Double($0.width) / 1000, baseline: Double($0.baseline) / 1000)
    }
  }

  /// The height of the first line, rounded up to whole points; 0 for a text without one.
  var firstLineHeight: Double { block.lines.first.map { Double(wholePoints($0.height)) } ?? 0 }

  /// What can be seen of the text.
  var visible: String {
    truncated ? block.visibleText + (block.lines.last?.suffix ?? "") : string
  }

  struct Line {
    var text: String
    var width: Double

    /// From the top of the text.
    var baseline: Double
  }
}
