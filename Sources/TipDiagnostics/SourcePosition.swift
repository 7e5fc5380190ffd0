/// A place between two scalars of a source file.
///
/// Lines end at LF, CR or CR LF only. Both counts begin at 1, as every editor shows them.
package struct SourcePosition: Hashable, Comparable, Sendable {
  /// The line, from 1.
  package var line: Int32

  /// The column, from 1, counted in Unicode scalars.
  package var column: Int32

  /// UTF-8 code units before this position, from the file's first byte (a byte-order mark counts here, not in `column`).
  package var offset: Int32

  package init(line: Int32, column: Int32, offset: Int32) {
    self.line = line
    self.column = column
    self.offset = offset
  }

  /// The first position of every file.
  package static let start = SourcePosition(line: 1, column: 1, offset: 0)

  package static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    left.offset < right.offset
  }
}
