import Foundation

/// The repository's folder.
let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()

/// The files below a folder with one of the endings, as paths relative to the repository, sorted.
func files(below folder: String, endings: [String]) -> [String] {
  let base = root.appendingPathComponent(folder)
  let all = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
  return all.filter { path in endings.contains { path.hasSuffix($0) } && !path.contains(".build/") }
    .map { folder.isEmpty ? $0 : folder + "/" + $0 }.sorted()
}

func text(of path: String) throws -> String {
  try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
}
