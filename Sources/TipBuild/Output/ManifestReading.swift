import TipEmit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The names that a manifest lists, its own and the gallery's too; none if it is no manifest of ours.
func namesInManifest(_ bytes: [UInt8]) -> [String] {
  guard !bytes.isEmpty, let manifest = try? JSONDecoder().decode(Manifest.self, from: Data(bytes)) else { return [] }
  return manifest.popups.flatMap(\.files) + manifest.files
}
