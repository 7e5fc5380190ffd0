/// How an output that should be there compares with what is there.
package struct CheckedFile: Hashable, Sendable {
  package enum Finding: String, Hashable, Sendable {
    case same, missing, stale
  }

  package var name: String
  package var finding: Finding

  /// What stands there, where it differs and was asked for.
  package var old: [UInt8]?
}

extension OutputState {
  /// Compares an output with the file in its place; nothing is written.
  package func check(_ file: OutputFile, keepingOld: Bool) throws(Failure) -> CheckedFile {
    let path = Paths.resolve(file.name, in: folder)
    guard try existing(file.name) != nil else { return CheckedFile(name: file.name, finding: .missing) }
    let bytes = try Failure.catching { () throws(SystemError) in try Disk.read(path) }
    if bytes == file.bytes { return CheckedFile(name: file.name, finding: .same) }
    return CheckedFile(name: file.name, finding: .stale, old: keepingOld ? bytes : nil)
  }

  /// Files of the last build that are there and would no longer be made.
  package func extra(besides made: Set<String>) -> [String] {
    names.filter { name in
      guard !made.contains(name) else { return false }
      return ((try? Disk.status(Paths.resolve(name, in: folder), throughLinks: false)) ?? nil) != nil
    }
  }
}
