import TipDiagnostics
import TipSyntax

private let imageSourceShape = Shape.definition(
  "image-source",
  "A path to an SVG or PNG file, relative to this file; `asset:NAME` for something that the app has; or an `https:` address.",
  .pattern(
    #"^(asset:.+|https://[^/\s]\S*|(?!/|~/|[A-Za-z][A-Za-z0-9+.\-]*:)[^\\]*[^\\/])$"#,
    phrase: "the path of an image, `asset:NAME` or an `https:` address"))

extension ValueType where Value == ImageSource {
  /// Where an image comes from.
  fileprivate static var imageSource: ValueType<ImageSource> {
    ValueType(imageSourceShape) { node, path, context in
      guard let text = node.text, !text.isEmpty else {
        context.report(.wrongType(expected: imageSourceShape, found: node, under: path, in: context))
        return nil
      }
      return decodeImageSource(text, node, at: path, into: &context)
    }
  }
}

private func decodeImageSource(_ text: String, _ node: Node, at path: ValuePath, into context: inout DecodingContext)
  -> ImageSource?
{
  if let scheme = scheme(of: text) {
    let rest = text.dropFirst(scheme.utf8.count + 1)
    switch scheme {
    case "asset" where !rest.isEmpty:
      return .asset(String(rest))
    case "https" where rest.hasPrefix("//") && isAddress(rest.dropFirst(2)):
      return .remote(text)
    default:
      context.report(.badAddress(text, scheme, rest, node, path, context))
      return nil
    }
  }
  do throws(PathFault) {
    return .file(try resolvePath(text, from: context.folder))
  } catch {
    context.report(.badPath(error, text, of: "the path of an image", at: node, path, context))
    return nil
  }
}

/// The scheme of an address (RFC 3986, section 3.1), as it is written; a letter alone is a drive of Windows.
private func scheme(of text: String) -> String? {
  guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
  let scheme = text.utf8[..<colon]
  guard scheme.count > 1, let first = scheme.first, first | 0x20 >= 0x61, first | 0x20 <= 0x7A else { return nil }
  let isScheme = scheme.allSatisfy {
    isDigit($0) || $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || [0x2B, 0x2D, 0x2E].contains($0)
  }
  return isScheme ? String(text[..<colon]) : nil
}

/// Whether what follows `https://` names a host and holds no white space.
private func isAddress(_ rest: Substring) -> Bool {
  guard let first = rest.unicodeScalars.first, first != "/" else { return false }
  return !rest.unicodeScalars.contains { $0.properties.isWhitespace }
}

extension Diagnostic {
  /// An address that is neither `https:` nor `asset:`.
  fileprivate static func badAddress(
    _ text: String, _ scheme: String, _ rest: Substring, _ node: Node, _ path: ValuePath, _ context: DecodingContext
  ) -> Diagnostic {
    func wrong(_ what: String, _ help: [String], _ replacement: String? = nil) -> Diagnostic {
      Diagnostic(
        .wrongType, "\(path.subject) \(what)", at: Label(context.place(of: node)),
        also: context.aliasLabel(of: node), help: help,
        fix: replacement.map { Fix("write `\($0)`", .unsafe, [Edit(context.place(of: node), jsonString($0))]) })
    }
    switch scheme.lowercased() {
    case "http":
      return wrong(
        "is an `http:` address", ["write `https:`: apps do not load from others"], "https:" + rest)
    case "asset" where rest.isEmpty:
      return wrong("names no asset", ["write the asset's name after `asset:`"])
    case "https" where scheme == "https":
      return wrong("is no address", ["write a host after `https://`, without spaces"])
    case "asset", "https":
      return wrong("begins with `\(scheme):`", ["the scheme is in lower case"], scheme.lowercased() + ":" + rest)
    default:
      return wrong("begins with `\(clipped(scheme)):`", ["an image is a path, `asset:NAME` or an `https:` address"])
    }
  }
}

/// An image with its text, while it is read.
private struct ImageDraft: Sendable {
  var source: Located<ImageSource>?
  var alt = ImageAlt.decorative
}

private let imageRecord = Record(
  "image-with-text", "an image", "An image, with text for assistive technology.", empty: ImageDraft()
) {
  Key("source", .imageSource, default: .required, "Where the image comes from.", \.source)
  Key(
    "alt", .alt, "What assistive technology reads in its place; `decorative` for an image that says nothing new.",
    value: \.alt)
}

/// What is said of an image to those who do not see it.
private enum ImageAlt: Sendable {
  case decorative
  case text(Located<TextSpec>)
}

extension ValueType where Value == ImageAlt {
  /// A text, or `decorative`.
  fileprivate static var alt: ValueType<ImageAlt> {
    let text = ValueType<TextSpec>.localized
    return ValueType(
      text.shape, write: { if case .decorative = $0 { .scalar("decorative") } else { nil } },
      read: {
        node, path, context in
        text.read(node, path, &context).map { read in
          if case .same("decorative") = read { .decorative } else { .text(Located(read, context.place(of: node))) }
        }
      })
  }
}

extension ValueType where Value == ImageSpec {
  /// An image, alone or with text for assistive technology.
  static var image: ValueType<ImageSpec> { imageType }
}

private let imageType = ValueType<ImageSpec>(
  .definition(
    "image", "An image, alone or with text for assistive technology.",
    .either([imageSourceShape, .record(imageRecord.shape)]))
) { node, path, context in
  guard case .mapping = node.content else {
    return ValueType.imageSource.read(node, path, &context).map {
      ImageSpec(source: Located($0, context.place(of: node)), alt: nil)
    }
  }
  guard let draft = imageRecord.decode(node, at: path, into: &context), let source = draft.source else { return nil }
  switch draft.alt {
  case .decorative: return ImageSpec(source: source, alt: nil, isDeclaredDecorative: true)
  case .text(let alt): return ImageSpec(source: source, alt: alt)
  }
}
