import TipDiagnostics

/// How an output that should be there compares with what is there.
package struct CheckedFile: Hashable, Sendable {
  package enum Finding: String, Hashable, Sendable {
    case same, missing
    /// As the manifest has it: an earlier build's.
    case stale
    /// Neither what should be there nor what the manifest lists: edited, or left by a build that did not finish.
    case mixed
  }

  package var name: String
  package var finding: Finding

  /// `contentHash` of what should be there.
  package var hash: String

  /// What stands there, where it differs and was asked for.
  package var old: [UInt8]?
}

extension OutputState {
  /// Compares an output with the file in its place; nothing is written.
  package func check(_ file: OutputFile, keepingOld: Bool) throws(Failure) -> CheckedFile {
    var checked = CheckedFile(name: file.name, finding: .missing, hash: contentHash(file.bytes))
    guard let status = try existing(file.name) else { return checked }
    let path = absolute(file.name)
    if status.size != file.bytes.count, !keepingOld || status.size > Self.limit {
      checked.finding = try Failure.catching { () throws(SystemError) in try finding(ofDiffering: file.name, status) }
      return checked
    }
    let bytes = try Failure.catching { () throws(SystemError) in try Disk.read(path, atMost: status.size) }
    if bytes == file.bytes {
      checked.finding = .same
    } else {
      checked.finding = try Failure.catching { () throws(SystemError) in try finding(ofDiffering: file.name, status) }
      checked.old = keepingOld ? bytes : nil
    }
    return checked
  }

  private func finding(ofDiffering name: String, _ status: FileStatus) throws(SystemError) -> CheckedFile.Finding {
    guard let listed = listedHash(name) else { return .stale }
    guard status.size <= Self.limit, contentHash(listed, isOfLength: status.size) else { return .mixed }
    return listed == contentHash(try Disk.read(absolute(name), atMost: status.size)) ? .stale : .mixed
  }

  /// Files of ours that are there and would no longer be made.
  package func extra(besides made: Set<FilePath>) -> [String] {
    names.filter { name in
      guard !made.contains(FilePath(name)) else { return false }
      return ((try? Disk.status(absolute(name), throughLinks: false)) ?? nil) != nil
    }
  }
}
