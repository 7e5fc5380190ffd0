/// What a file is by its first bytes, whatever its name says.
enum ImageSort: String {
  case png = "PNG"
  case svg = "SVG"
  case jpeg = "JPEG"
  case gif = "GIF"
  case webp = "WebP"
  case pdf = "PDF"
  case gzip = "compressed"
  case heif = "HEIF or AVIF"

  init?(sniffing bytes: [UInt8]) {
    func starts(_ text: String, at offset: Int = 0) -> Bool {
      bytes.dropFirst(offset).starts(with: text.utf8)
    }
    if bytes.starts(with: pngSignature) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if starts("GIF8") {
      self = .gif
    } else if starts("RIFF"), starts("WEBP", at: 8) {
      self = .webp
    } else if starts("%PDF") {
      self = .pdf
    } else if bytes.starts(with: [0x1F, 0x8B]) {
      self = .gzip
    } else if starts("ftyp", at: 4) {
      self = .heif
    } else if Self.looksLikeMarkup(bytes) {
      self = .svg
    } else {
      return nil
    }
  }

  /// Whether the first thing that is no space is a `<`; UTF-16 counts as markup too, for the reader to complain of.
  private static func looksLikeMarkup(_ bytes: [UInt8]) -> Bool {
    let marks: [[UInt8]] = [[0xEF, 0xBB, 0xBF], [0xFE, 0xFF], [0xFF, 0xFE]]
    let start = marks.first { bytes.starts(with: $0) }?.count ?? 0
    let first = bytes.dropFirst(start).first { !XMLCursor.isSpace($0) && $0 != 0 }
    return first == UInt8(ascii: "<")
  }
}
