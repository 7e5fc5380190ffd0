import TipDiagnostics
import TipDrawing
import TipImages
import TipSpecs

/// Loads the images that popups name, each file once.
struct ImageLoader {
  let files: InputFiles
  private var pictures: [FilePath: Picture?] = [:]

  init(files: InputFiles) {
    self.files = files
  }

  /// The picture to draw; `nil` for what the app brings (a bitmap, `asset:`, an address), and after a report.
  mutating func picture(
    _ source: Located<ImageSource>, popup: String, into sink: inout DiagnosticSink
  ) -> Picture? {
    guard case .file(let path) = source.value else { return nil }
    if let known = pictures[FilePath(path)] { return known }
    switch files.read(path) {
    case .missing:
      sink.report(.missingImage(path, at: source.place, popup: popup))
      return nil
    case .unreadable(let why):
      sink.report(.cannotReadImage(path, why: why, at: source.place, popup: popup))
      return nil
    case .bytes(let bytes):
      let image = loadImage(bytes, path: path, at: source.place, into: &sink)
      let picture: Picture? = if case .icon(let picture) = image { picture } else { nil }
      pictures[FilePath(path)] = picture
      return picture
    }
  }
}
