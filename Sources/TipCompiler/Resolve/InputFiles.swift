/// What reading a file gave.
package enum InputFile: Sendable {
  case bytes([UInt8])
  case missing
  /// It is there but cannot be read; the text says why, without a full stop.
  case unreadable(String)
}

/// How the compiler gets at images and fonts: it knows no disk.
package struct InputFiles: Sendable {
  /// Reads a file by its path, relative to the project's folder. The same path gives the same answer within one run.
  package var read: @Sendable (_ path: String) -> InputFile

  package init(read: @escaping @Sendable (_ path: String) -> InputFile) {
    self.read = read
  }
}
