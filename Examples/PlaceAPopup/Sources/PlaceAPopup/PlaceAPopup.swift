import Foundation
import PopupLayout

/// What an app does with a compiled popup: decode it, place it at a real rectangle in a real window, draw it.
@main
struct PlaceAPopup {
  static func main() {
    do {
      let arguments = try Arguments(CommandLine.arguments.dropFirst())
      print(try report(arguments))
    } catch {
      FileHandle.standardError.write(Data("\(error)\n\n\(Arguments.usage)\n".utf8))
      exit(2)
    }
  }

  private static func report(_ arguments: Arguments) throws -> String {
    let popup = try decode(URL(fileURLWithPath: arguments.file))
    let variant = popup.place(
      at: arguments.anchor, in: arguments.window, insets: arguments.insets, locale: arguments.locale,
      textSize: arguments.textSize, scale: arguments.scale)
    guard let variant else { return "\(popup.id) is not shown: its anchor is not on the screen" }

    let layout = popup.contents[variant.content].layouts[variant.layout]
    var lines = [
      "popup      \(popup.id), a \(popup.kind.rawValue) in \(variant.locale), text size \(variant.textSize)",
      "placement  \(variant.placement?.description ?? "banner")" + (variant.flipped ? ", flipped" : ""),
      "body       \(words(variant.body))",
      "frame      \(words(variant.frame))",
    ]
    if let content = variant.contentFrame, let hidden = variant.hidden {
      lines += ["content    \(words(content))", "hidden     \(words(hidden))"]
    }
    if variant.body.height < layout.body.height || layout.scrolls {
      lines.append("cut        contents are \(number(layout.contentHeight)) high: let them scroll")
    }
    if variant.miss > 0 { lines.append("miss       the arrow ends \(number(variant.miss)) from the anchor") }
    lines += texts(popup, layout, variant)
    lines.append("path       \(svgPath(variant.outline, at: Point(x: variant.body.x, y: variant.body.y)))")
    return lines.joined(separator: "\n")
  }

  /// A popup out of `layouts/ID.json`. The version comes first: another form may not decode at all.
  private static func decode(_ file: URL) throws -> Popup {
    let data = try Data(contentsOf: file)
    let decoder = JSONDecoder()
    let header = try decoder.decode(FormatHeader.self, from: data)
    guard header.isSupported else { throw Unusable.format(header.format) }
    return try decoder.decode(Popup.self, from: data)
  }

  /// Each line of text with the point where it is drawn, in the window.
  private static func texts(_ popup: Popup, _ layout: Popup.Layout, _ variant: Popup.Variant) -> [String] {
    let offset = popup.contentOffset(of: variant)
    let origin = Point(x: variant.body.x + offset.x, y: variant.body.y + offset.y)
    let texts =
      layout.texts + layout.actions.map(\.title) + layout.rows.flatMap { [$0.title] + ($0.subtitle.map { [$0] } ?? []) }
    return texts.flatMap { text in
      text.lines.map { line in
        let at = "\(number(origin.x + line.x)),\(number(origin.y + line.baseline))"
        return "text       \(at) \(text.font.family) \(number(text.font.size)) \"\(line.text)\""
      }
    }
  }
}

/// Why a file cannot be used.
enum Unusable: Error, CustomStringConvertible {
  case format(Int)

  var description: String {
    switch self {
    case .format(let number):
      "the file has format \(number), this program reads format \(Popup.currentFormat): compile the popups anew"
    }
  }
}
