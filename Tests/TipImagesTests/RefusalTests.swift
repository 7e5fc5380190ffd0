import PopupLayout
import Testing
import TipDiagnostics
import TipDrawing

@testable import TipImages

private let namespace = "xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 10 10\""

@Suite struct RefusalTests {
  /// What is fine but cannot be reduced: the element is named with its line, and the box stays empty.
  @Test(arguments: [
    ("<text>Hi</text>", "<text>"), ("<image href='a.png'/>", "<image>"), ("<foreignObject/>", "<foreignObject>"),
    ("<svg/>", "<svg>"), ("<switch><g/></switch>", "<switch>"), ("<blink/>", "<blink>"),
    ("<defs><style>path{fill:red}</style></defs>", "<style>"), ("<g><style><![CDATA[x]]></style></g>", "<style>"),
    ("<path d='M0 0h1'><animate attributeName='d'/></path>", "<animate>"), ("<script>1</script>", "<script>"),
    ("<g mask='url(#m)'/>", "the mask of <g>"), ("<path style='filter:url(#f)'/>", "the filter of <path>"),
    ("<g style='mix-blend-mode:multiply'/>", "the mix-blend-mode of <g>"),
    ("<g style='transform:scale(2)'/>", "the CSS transform of <g>"),
    ("<symbol id='s'/><use href='#s'/>", "<symbol>"), ("<use href='#nix'/>", "the reference \"#nix\" of <use>"),
    ("<use href='b.svg#a'/>", "the reference \"b.svg#a\" of <use>"), ("<use/>", "the reference \"\" of <use>"),
    ("<g id='a'><use href='#a'/></g>", "the multitude of elements"),
    ("<pattern id='p'/><path d='M0 0h1' fill='url(#p)'/>", "<pattern>"),
    ("<path d='M0 0h1' fill='url(#nix)'/>", "the reference to #nix"),
    ("<path d='M0 0h1' fill='hsl(1 2% 3%)'/>", "fill=\"hsl(1 2% 3%)\" of <path>"),
    ("<path d='M0 0h1' stroke='red' stroke-dasharray='1 2'/>", "the dashes of <path>"),
    ("<path d='M0 0h1' stroke='red' vector-effect='non-scaling-stroke'/>", "the vector-effect of <path>"),
    ("<path d='M0 0h1' stroke='red' transform='scale(1 2)'/>", "the stroke under a transform that stretches"),
    ("<g marker-end='url(#m)'><path d='M0 0h1'/></g>", "the markers of <path>"),
    ("<g opacity='.5'><path d='M0 0h2v2z'/><path d='M1 0h2v2z'/></g>", "the opacity over layers that overlap of <g>"),
    ("<rect width='2' height='2' stroke='red' opacity='.5'/>", "the opacity over layers that overlap of <rect>"),
    (
      "<linearGradient id='g' spreadMethod='repeat'><stop/></linearGradient><rect width='2' height='2' fill='url(#g)'/>",
      "spreadMethod=\"repeat\" of <linearGradient>"
    ),
    (
      "<radialGradient id='g'><stop/><stop offset='1'/></radialGradient><rect width='2' height='1' fill='url(#g)'/>",
      "the circle that is stretched to an ellipse of <radialGradient>"
    ),
    (
      "<radialGradient id='g' fx='2'><stop/><stop offset='1'/></radialGradient><rect width='2' height='2' fill='url(#g)'/>",
      "the focus outside of the circle of <radialGradient>"
    ),
    (
      "<linearGradient id='g' href='#h'/><linearGradient id='h' href='#g'/><rect width='2' height='2' fill='url(#g)'/>",
      "the circle of references of <linearGradient>"
    ),
    (
      "<linearGradient id='g'>" + String(repeating: "<stop/>", count: 101) + "</linearGradient>"
        + String(repeating: "<rect width='2' height='2' fill='url(#g)'/>", count: 100),
      "the gradient of <rect>, with which the icon has more than 10000 gradient stops,"
    ),
    (
      "<path d='M0 0" + String(repeating: "l1 2", count: 2000) + "z'/>",
      "the outline of <path>, 2002 commands that cannot be parted,"
    ),
    ("<path d='M0 0h1' clip-path='url(#nix)'/>", "clip-path=\"url(#nix)\" of <path>"),
    ("<clipPath id='c'><text/></clipPath><path d='M0 0h1' clip-path='url(#c)'/>", "<text>"),
    (
      "<clipPath id='c'><path d='M0 0h2v2z'/><path d='M1 0h2v2z'/></clipPath><path d='M0 0h1' clip-path='url(#c)'/>",
      "the shapes that overlap of <clipPath>"
    ),
    (
      "<clipPath id='c' clipPathUnits='objectBoundingBox'/><path d='M0 0h1' clip-path='url(#c)'/>",
      "clipPathUnits=\"objectBoundingBox\" of <clipPath>"
    ),
  ])
  func unreducible(_ body: String, _ what: String) {
    let (image, diagnostics) = load("<svg \(namespace)>\n\n  \(body)\n</svg>")
    #expect(diagnostics.count == 1)
    #expect(diagnostics.first?.code == "unreducible-image" && diagnostics.first?.severity == .warning)
    #expect(diagnostics.first?.message.hasPrefix("a.svg:3: \(what)") == true, "\(diagnostics.first?.message ?? "")")
    #expect(diagnostics.first?.help.count == 2)
    guard case .empty? = image else {
      Issue.record("not empty")
      return
    }
  }

  @Test func styleSheetInstruction() {
    let (_, diagnostics) = load("<?xml-stylesheet href='a.css'?>\n<svg \(namespace)/>")
    #expect(diagnostics.first?.message.hasPrefix("a.svg:1: the style sheet cannot be reduced") == true)
  }

  /// Values that are broken: an error with the line.
  @Test(arguments: [
    ("<path d='M0 0L1'/>", "the path data of <path> is broken after 6 characters"),
    ("<path d='L1 1'/>", "the path data of <path> is broken after 0 characters"),
    ("<path d='M0 0 x'/>", "broken after 5 characters"), ("<path d='M0 0Z1 1'/>", "broken after 5 characters"),
    ("<path d='M0 0A1 1 0 2 0 1 1'/>", "broken after 11 characters"), ("<path d='M0 0L1 1e999'/>", "broken after 7"),
    ("<path d='M0 0L1 NaN'/>", "broken after 7"), ("<path d='M0 0L0x10 1'/>", "broken after 6"),
    ("<path d='M0 0L1 10000001'/>", "broken after 7"), ("<path d='M0 0#'/>", "broken after 4"),
    ("<rect width='-1' height='1'/>", "the value of width of <rect> is broken"),
    ("<rect width='1em' height='1'/>", "the value of width of <rect> is broken"),
    ("<circle r='nan'/>", "the value of r of <circle> is broken"),
    ("<polygon points='1 2 3'/>", "the value of points of <polygon> is broken"),
    ("<polygon points='1,,2'/>", "the value of points of <polygon> is broken"),
    ("<g transform='rotate(1,2)'/>", "the value of transform of <g> is broken"),
    ("<g transform='scale(1e7) scale(1e7) scale(1e7) scale(inf)'/>", "the value of transform of <g> is broken"),
    ("<g transform='skewX(90)'/>", "the value of transform of <g> is broken"),
    ("<g opacity='lots'/>", "the value of opacity of <g> is broken"),
    ("<g style='fill'/>", "the value of style of <g> is broken"),
    ("<g style='fill:url(\"'/>", "the value of style of <g> is broken"),
    ("<g stroke-width='-1'/>", "the value of stroke-width of <g> is broken"),
    ("<g stroke-linecap='flat'/>", "the value of stroke-linecap of <g> is broken"),
    ("<g fill-rule='odd'/>", "the value of fill-rule of <g> is broken"),
  ])
  func broken(_ body: String, _ message: String) {
    let (image, diagnostics) = load("<svg \(namespace)>\n\(body)\n</svg>")
    #expect(image == nil && diagnostics.count == 1)
    #expect(diagnostics.first?.code == "unreadable-image" && diagnostics.first?.severity == .error)
    #expect(diagnostics.first?.message.hasPrefix("a.svg:2: ") == true)
    #expect(diagnostics.first?.message.contains(message) == true, "\(diagnostics.first?.message ?? "")")
  }

  /// Roots that make no picture.
  @Test(arguments: [
    ("<html/>", "the root element is <html>"), ("<svg viewBox='0 0 1 1'/>", "does not say that it is SVG"),
    ("<svg xmlns='http://other' viewBox='0 0 1 1'/>", "the root element is <svg>"),
    ("<svg xmlns='http://www.w3.org/2000/svg'/>", "neither a viewBox nor"),
    ("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 0 1'/>", "the viewBox has no size"),
    ("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1'/>", "the value of viewBox"),
    ("<svg xmlns='http://www.w3.org/2000/svg' width='0' height='1'/>", "the picture has no size"),
    (
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1' preserveAspectRatio='xMidYmid'/>",
      "preserveAspectRatio"
    ),
  ])
  func roots(_ source: String, _ message: String) {
    let (image, diagnostics) = load(source)
    #expect(image == nil)
    #expect(diagnostics.first?.message.contains(message) == true, "\(diagnostics.first?.message ?? "")")
  }

  /// Every kind is documented, and its examples are what they claim to be.
  @Test(arguments: ["unreadable-image", "unreducible-image"]) func examples(_ code: String) throws {
    let kind = try #require(imageKinds.first { $0.code == code })
    func codes(_ example: DiagnosticKind.Example) -> [String] {
      example.filter { $0.path.hasSuffix(".svg") }.flatMap { load($0.text, $0.path).1.map(\.code) }
    }
    #expect(codes(kind.wrong) == [code] && codes(kind.right) == [])
    #expect(kind.summary.hasSuffix(".") && !kind.explanation.isEmpty)
  }
}
