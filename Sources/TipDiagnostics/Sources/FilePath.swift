/// A path, equal to another only where their bytes are.
///
/// `String` takes two spellings of an accented letter for one text; to the file system they are two names. Whatever is
/// looked up by path is therefore looked up by this.
package struct FilePath: Hashable, Comparable, Sendable {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  package static func == (left: FilePath, right: FilePath) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }

  /// The order of paths everywhere: by bytes, whatever the locale.
  package static func < (left: FilePath, right: FilePath) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }
}
