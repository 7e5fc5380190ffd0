import Testing
import TipDiagnostics

@testable import TipImages

/// Three by two pixels, eight bits, red, green, blue and alpha; written with zlib by an independent program.
private let sample: [UInt8] = [
  0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x00, 0x00, 0x0D, 0x49, 0x48, 0x44, 0x52,
  0x00, 0x00, 0x00, 0x03, 0x00, 0x00, 0x00, 0x02, 0x08, 0x06, 0x00, 0x00, 0x00, 0x9D, 0x74, 0x66,
  0x1A, 0x00, 0x00, 0x00, 0x11, 0x49, 0x44, 0x41, 0x54, 0x78, 0x9C, 0x63, 0xF8, 0xCF, 0xC0, 0xF0,
  0x1F, 0x86, 0x19, 0x90, 0x39, 0x00, 0x9B, 0x7E, 0x0B, 0xF5, 0x72, 0xB0, 0xB9, 0x3C, 0x00, 0x00,
  0x00, 0x00, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
]

@Suite struct PNGTests {
  @Test func size() {
    #expect(pngSize(sample) == PixelSize(width: 3, height: 2))
    #expect(pngSize(sample + [1, 2, 3]) == PixelSize(width: 3, height: 2))
  }

  /// A byte of the header changed, and it is no longer believed.
  @Test(arguments: 0..<33) func damaged(_ index: Int) {
    var bytes = sample
    bytes[index] ^= 0x41
    #expect(pngSize(bytes) == nil)
  }

  @Test func shortened() {
    for count in 0..<sample.count - 8 { #expect(pngSize(Array(sample.prefix(count))) == nil, "\(count)") }
  }

  /// A name, what is in the file, and what is said.
  @Test(
    arguments: [
      ("a.png", sample, nil), ("a.PNG", sample, nil), ("a.svg", sample, "this is a PNG file, not SVG"),
      ("a.png", Array("<svg/>".utf8), "this is an SVG file, not PNG"), ("a.png", [], "the file is empty"),
      ("a.svg", [], "the file is empty"), ("a.png", [0xFF, 0xD8, 0xFF, 0xE0], "this is a JPEG file, not PNG"),
      ("a.svg", Array("GIF89a".utf8), "this is a GIF file, not SVG"),
      ("a.svg", Array("hello".utf8), "this is no SVG file"),
      ("a.svg", [0x1F, 0x8B, 8], "this is a compressed file"), ("a.svg", Array("%PDF-1.4".utf8), "this is a PDF file"),
      ("a.png", Array("RIFF1234WEBPVP8 ".utf8), "this is a WebP file"), ("a.jpg", sample, "ends neither in .svg nor"),
      ("png", sample, "ends neither in .svg nor"), ("a.png", Array(sample.prefix(40)), "the PNG file is damaged"),
      ("a.svg", [0xFF, 0xFE, 0x3C, 0x00], "the file is UTF-16"),
    ] as [(String, [UInt8], String?)])
  func sorts(_ path: String, _ bytes: [UInt8], _ message: String?) {
    var sink = DiagnosticSink()
    let image = loadImage(bytes, path: path, at: nil, into: &sink)
    #expect((image == nil) == (message != nil))
    #expect(sink.diagnostics.map(\.code) == (message == nil ? [] : ["unreadable-image"]))
    if let message { #expect(sink.diagnostics.first?.message.contains(message) == true) }
  }
}
