import PopupLayout
import TipDiagnostics
import TipSpecs
import TipText

/// A text, wrapped for a width. Lengths are points.
final class SetText: Sendable {
  let role: Popup.TextRole

  /// The whole text, as the spec has it.
  let string: String

  /// Where it is written.
  let place: SourceSpan

  /// What it is set with.
  let values: TextValues
  let font: Popup.Font
  let align: Popup.TextAlignment

  /// The width that it was wrapped for.
  let limit: Double
  let block: TextBlock

  init(
    role: Popup.TextRole, string: String, place: SourceSpan, values: TextValues, font: Popup.Font,
    align: Popup.TextAlignment, limit: Double, block: TextBlock
  ) {
    self.role = role
    self.string = string
    self.place = place
    self.values = values
    self.font = font
    self.align = align
    self.limit = limit
    self.block = block
    lines = block.lines.map {
      Line(text: $0.text + $0.suffix, width: Double($0.width) / 1000, baseline: Double($0.baseline) / 1000)
    }
  }

  /// Whether it is a line or more shorter than the text, since a limit cut it.
  var truncated: Bool { block.isTruncated }

  /// The size rounded up to whole points.
  var size: Size {
    Size(width: Double(block.wholeWidth), height: Double(block.wholeHeight))
  }

  /// The widest line.
  var width: Double { Double(block.width) / 1000 }

  let lines: [Line]

  /// The height of the first line, rounded up to whole points; 0 for a text without one.
  var firstLineHeight: Double { block.lines.first.map { Double(wholePoints($0.height)) } ?? 0 }

  /// What can be seen of the text.
  var visible: String {
    truncated ? block.visibleText + (block.lines.last?.suffix ?? "") : string
  }

  struct Line: Sendable {
    var text: String
    var width: Double

    /// From the top of the text.
    var baseline: Double
  }
}
