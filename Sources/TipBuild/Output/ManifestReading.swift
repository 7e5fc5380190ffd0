import TipEmit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a manifest says; `nil` if the bytes are no manifest of ours.
func readManifest(_ bytes: [UInt8]) -> Manifest? {
  guard !bytes.isEmpty else { return nil }
  let decoder = JSONDecoder()
  let data = Data(bytes)
  if let manifest = try? decoder.decode(Manifest.self, from: data), manifest.format == Manifest.currentFormat {
    return manifest
  }
  return (try? decoder.decode(FirstManifest.self, from: data)).flatMap { $0.format == 1 ? $0.current : nil }
}

/// The form of version 0.1.0, which had no hashes: its files may be written over, and none is known to be unedited.
private struct FirstManifest: Decodable {
  struct Entry: Decodable {
    var id: String
    var files: [String]
  }

  var format: Int
  var files: [String]
  var popups: [Entry]

  var current: Manifest {
    func listed(_ names: [String]) -> [Manifest.File] { names.map { Manifest.File(path: $0, hash: "") } }
    return Manifest(files: listed(files), popups: popups.map { Manifest.Entry(id: $0.id, files: listed($0.files)) })
  }
}

extension Manifest {
  /// All files that it lists.
  var allFiles: [File] { popups.flatMap(\.files) + files }

  /// The same with some popups' entries replaced or added.
  func replacing(_ entries: [Entry]) -> Manifest {
    let replaced = Set(entries.map(\.id))
    return Manifest(files: files, popups: popups.filter { !replaced.contains($0.id) } + entries)
  }
}
