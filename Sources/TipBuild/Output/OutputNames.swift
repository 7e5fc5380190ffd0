/// The names that outputs have in their folder. Whatever a record or manifest lists under another one is not ours.
package enum OutputNames {
  package static let manifest = "manifest.json"
  package static let gallery = "index.html"

  /// The files that belong to no popup.
  package static let overview = [gallery, manifest]

  /// Whether a file of this name can be an output: `index.html`, `manifest.json`, `layouts/ID.json` or `svg/ID/….svg`.
  package static func contains(_ name: String) -> Bool {
    if overview.contains(where: { $0.utf8.elementsEqual(name.utf8) }) { return true }
    let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    switch parts.count {
    case 2: return parts[0].elementsEqual("layouts".utf8) && isID(stem(parts[1], ".json"))
    case 3:
      return parts[0].elementsEqual("svg".utf8) && isID(parts[1]) && isVariant(stem(parts[2], ".svg"))
    default: return false
    }
  }

  /// What stands before an ending; nothing where the name ends otherwise.
  private static func stem(_ name: Substring.UTF8View, _ ending: String) -> Substring.UTF8View {
    name.suffix(ending.utf8.count).elementsEqual(ending.utf8) ? name.dropLast(ending.utf8.count) : name.prefix(0)
  }

  /// As popups are named: `a-z`, `0-9` and hyphens.
  private static func isID(_ text: Substring.UTF8View) -> Bool {
    !text.isEmpty && text.allSatisfy { 0x61...0x7A ~= $0 || 0x30...0x39 ~= $0 || $0 == 0x2D }
  }

  /// Screen, locale, theme and text size with dots between them.
  private static func isVariant(_ text: Substring.UTF8View) -> Bool {
    text.first != UInt8(ascii: ".") && text.count { $0 == UInt8(ascii: ".") } >= 3
      && text.allSatisfy { 0x21...0x7E ~= $0 }
  }
}
