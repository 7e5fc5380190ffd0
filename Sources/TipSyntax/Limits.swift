/// What a file may hold at most. All of them lie far beyond what a person writes, and each has a code of its own.
package enum Limits {
  /// Bytes of a file: 8 MiB.
  package static let fileSize = 8 << 20

  /// Collections within collections, aliases expanded. Whoever walks a tree may recurse.
  package static let depth = 64

  /// Keys and values of a file, each alias counted once.
  package static let nodes = 1_000_000

  /// Nodes that all aliases of a file stand for.
  package static let aliasNodes = 100_000

  /// Unicode scalars of a key as it is written, quotes included (YAML 1.2, 7.4.2: implicit keys).
  package static let keyLength = 1_024

  /// Unicode scalars of a text that people read.
  package static let textLength = 100_000

  /// Spaces and tabs, or line breaks, one after the other: libyaml clears as much memory at every later gap.
  package static let blankRun = 4_096
}
