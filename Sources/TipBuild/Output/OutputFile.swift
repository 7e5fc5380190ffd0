/// A file that a build makes, as a value.
package struct OutputFile: Hashable, Sendable {
  /// Relative to the output folder, with `/` between parts.
  package var name: String
  package var bytes: [UInt8]

  package init(_ name: String, _ bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}
