import TipDiagnostics
import TipDrawing

/// What became of an image file.
package enum LoadedImage: Sendable {
  /// A drawing in the closed vocabulary; its frame starts at the origin and has the size that the file gives itself.
  case icon(Picture)
  /// A PNG file, which is not drawn.
  case pixels(PixelSize)
  /// A drawing that could not be reduced, which a warning says: its box stays empty.
  case empty
}

/// Reads a local image file, SVG or PNG by the end of its name, and checks that it is what it says.
///
/// - Parameters:
///   - path: the file's path as it is shown to people.
///   - place: where the spec names the image.
/// - Returns: `nil` after an error, when the file is broken or something else.
package func loadImage(
  _ bytes: [UInt8], path: String, at place: SourceSpan?, into sink: inout DiagnosticSink
) -> LoadedImage? {
  let ending = path.utf8.suffix(4)
  let name = String(decoding: ending, as: UTF8.self).lowercased()
  guard let expected: ImageSort = name == ".svg" ? .svg : name == ".png" ? .png : nil else {
    sink.report(.unreadableImage(path, "the name ends neither in .svg nor in .png", help: nil, at: place))
    return nil
  }
  let sort = ImageSort(sniffing: bytes)
  guard sort == expected else {
    sink.report(.wrongImageSort(path, expected: expected, found: sort, isEmpty: bytes.isEmpty, at: place))
    return nil
  }
  if expected == .png {
    guard let size = pngSize(bytes) else {
      sink.report(.unreadableImage(path, "the PNG file is damaged", help: "save it again", at: place))
      return nil
    }
    return .pixels(size)
  }
  do {
    let document = try readXML(bytes)
    var reducer = try IconReducer(document)
    return .icon(try reducer.reduce())
  } catch {
    switch error {
    case .unreadable(let line, let message, let help):
      sink.report(.unreadableImage(line.map { "\(path):\($0)" } ?? path, message, help: help, at: place))
      return nil
    case .unreducible(let line, let what, let consumers):
      sink.report(.unreducibleImage("\(path):\(line)", what, consumers: consumers, at: place))
      return .empty
    }
  }
}

private func readXML(_ bytes: [UInt8]) throws(ImageProblem) -> XMLDocument {
  do {
    return try XMLReader.read(bytes)
  } catch {
    throw .unreadable(line: error.line, message: error.message, help: error.help)
  }
}
