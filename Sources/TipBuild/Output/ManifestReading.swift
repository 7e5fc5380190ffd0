#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The part of `manifest.json` that says which files are ours.
private struct ManifestNames: Decodable {
  struct Popup: Decodable {
    var files: [String]
  }

  var popups: [Popup]
  var files: [String]?
}

/// The names that a manifest lists, its own and the gallery's too; none if it is no manifest of ours.
func namesInManifest(_ bytes: [UInt8]) -> [String] {
  guard !bytes.isEmpty, let manifest = try? JSONDecoder().decode(ManifestNames.self, from: Data(bytes)) else {
    return []
  }
  return manifest.popups.flatMap(\.files) + (manifest.files ?? []) + ["index.html", OutputState.manifestName]
}
