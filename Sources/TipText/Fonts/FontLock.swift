import TipDiagnostics

/// The file `tipc.lock`: which font files texts were measured with.
///
/// One line a font, sorted by path and index, so that version control shows what changed:
///
///     tipc-lock 1
///     SHA-256 INDEX UNITS-PER-EM POSTSCRIPT-NAME PATH
package struct FontLock: Hashable, Sendable {
  /// One font of one file.
  package struct Entry: Hashable, Sendable {
    /// Relative to the project's folder, with `/` between parts.
    package let path: String

    /// The place in a collection, else 0.
    package let index: Int

    /// Of the whole file, in hexadecimal digits.
    package let sha256: String
    package let unitsPerEm: Int
    package let postScriptName: String

    package init(path: String, index: Int, sha256: String, unitsPerEm: Int, postScriptName: String) {
      self.path = path
      self.index = index
      self.sha256 = sha256
      self.unitsPerEm = unitsPerEm
      self.postScriptName = plain(postScriptName)
    }

    /// What the lock says of a face that was loaded from `bytes`.
    package init(_ face: FontFace, path: String, bytes: [UInt8]) {
      self.init(face, path: path, sha256: SHA256.hex(bytes))
    }

    /// What the lock says of a face of a file with that hash.
    package init(_ face: FontFace, path: String, sha256: String) {
      self.init(
        path: path, index: face.index, sha256: sha256, unitsPerEm: face.unitsPerEm,
        postScriptName: face.postScriptName)
    }
  }

  /// Sorted by path, then index; each font once.
  package let entries: [Entry]

  package init(_ entries: [Entry]) {
    var seen: Set<Key> = []
    self.entries =
      entries
      .filter { seen.insert(Key($0)).inserted }
      .sorted {
        Array($0.path.utf8) == Array($1.path.utf8)
          ? $0.index < $1.index : $0.path.utf8.lexicographicallyPrecedes($1.path.utf8)
      }
  }

  fileprivate struct Key: Hashable {
    let path: [UInt8]
    let index: Int

    init(_ entry: Entry) {
      path = Array(entry.path.utf8)
      index = entry.index
    }
  }

  /// The bytes of the file.
  package var printed: [UInt8] {
    let lines = entries.map { "\($0.sha256) \($0.index) \($0.unitsPerEm) \($0.postScriptName) \($0.path)\n" }
    return Array(("tipc-lock 1\n" + lines.joined()).utf8)
  }
}

/// Reads a lock; `nil` where it is no lock, which the sink then says.
package func parseLock(_ file: SourceFile, into sink: inout DiagnosticSink) -> FontLock? {
  let lines = file.bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
  var entries: [FontLock.Entry] = []
  var offset = 0
  for (index, bytes) in lines.enumerated() {
    let line = bytes.last == 0x0D ? bytes.dropLast() : bytes
    let isGood: Bool
    if index == 0 {
      isGood = line.elementsEqual("tipc-lock 1".utf8)
    } else if line.isEmpty {
      isGood = true
    } else if let entry = lockEntry(line) {
      entries.append(entry)
      isGood = true
    } else {
      isGood = false
    }
    guard isGood else {
      let columns = String(decoding: line, as: UTF8.self).unicodeScalars.count
      let start = SourcePosition(line: Int32(clamping: index + 1), column: 1, offset: Int32(clamping: offset))
      let end = SourcePosition(
        line: start.line, column: Int32(clamping: columns + 1), offset: Int32(clamping: offset + line.count))
      sink.report(.badLock(at: SourceSpan(file.id, start..<end), isFirst: index == 0))
      return nil
    }
    offset += bytes.count + 1
  }
  return FontLock(entries)
}

private func lockEntry(_ line: ArraySlice<UInt8>) -> FontLock.Entry? {
  let fields = line.split(separator: 0x20, maxSplits: 4, omittingEmptySubsequences: false)
  guard fields.count == 5, fields.allSatisfy({ !$0.isEmpty }), fields[0].count == 64,
    fields[0].allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) })
  else { return nil }
  let texts = fields.map { String(decoding: $0, as: UTF8.self) }
  guard let index = Int(texts[1]), let units = Int(texts[2]), index >= 0, units > 0 else { return nil }
  return FontLock.Entry(
    path: texts[4], index: index, sha256: texts[0], unitsPerEm: units, postScriptName: texts[3])
}

/// Reports every font that is not what the lock says, one diagnostic each; `places` are where the fonts are named.
///
/// - Returns: whether all agree.
@discardableResult
package func compare(
  _ actual: FontLock, with lock: FontLock, at place: (FontLock.Entry) -> SourceSpan?, into sink: inout DiagnosticSink
) -> Bool {
  let before = sink.diagnostics.count
  let locked = Dictionary(lock.entries.map { (FontLock.Key($0), $0) }) { first, _ in first }
  for entry in actual.entries {
    if let old = locked[FontLock.Key(entry)] {
      if old != entry { sink.report(.fontChanged(from: old, to: entry, at: place(entry))) }
    } else {
      sink.report(.fontNotLocked(entry, at: place(entry)))
    }
  }
  let used = Set(actual.entries.map(FontLock.Key.init))
  for entry in lock.entries where !used.contains(FontLock.Key(entry)) {
    sink.report(.lockedFontUnused(entry))
  }
  return sink.diagnostics.count == before
}

/// A name without spaces and control characters, which would break the line that it stands on.
private func plain(_ name: String) -> String {
  let scalars = name.unicodeScalars.map { $0.value <= 0x20 || (0x7F...0xA0).contains($0.value) ? "-" : $0 }
  return scalars.isEmpty ? "-" : String(String.UnicodeScalarView(scalars))
}

extension Diagnostic {
  /// A line of the lock cannot be read.
  package static func badLock(at place: SourceSpan, isFirst: Bool) -> Diagnostic {
    Diagnostic(
      .badLock, isFirst ? "this is no lock of a version that is known here" : "this line of the lock cannot be read",
      at: Label(place), help: ["write it anew with `tipc lock`"])
  }

  /// A font file has changed under the lock.
  package static func fontChanged(
    from old: FontLock.Entry, to new: FontLock.Entry, at place: SourceSpan?
  ) -> Diagnostic {
    var changes: [String] = []
    if old.sha256 != new.sha256 {
      changes.append("its SHA-256 was \(old.sha256.prefix(12))… and is \(new.sha256.prefix(12))…")
    }
    if old.postScriptName != new.postScriptName {
      changes.append("its name was \(old.postScriptName) and is \(new.postScriptName)")
    }
    if old.unitsPerEm != new.unitsPerEm {
      changes.append("its em had \(old.unitsPerEm) units and has \(new.unitsPerEm)")
    }
    return Diagnostic(
      .fontLock, "the font \(described(new)) is not the one in tipc.lock: \(changes.joined(separator: "; "))",
      at: place.map { Label($0) },
      help: ["put the old file back, or accept the new one with `tipc lock`: lines may then break elsewhere"])
  }

  /// The lock knows nothing of a font.
  package static func fontNotLocked(_ entry: FontLock.Entry, at place: SourceSpan?) -> Diagnostic {
    Diagnostic(
      .fontLock, "the font \(described(entry)) is not in tipc.lock", at: place.map { Label($0) },
      help: ["accept it with `tipc lock`"])
  }

  /// The lock names a font that the project does not use.
  package static func lockedFontUnused(_ entry: FontLock.Entry) -> Diagnostic {
    Diagnostic(
      .fontLock, "tipc.lock names the font \(described(entry)), which the project does not use",
      help: ["name it in the project file, or accept that with `tipc lock`"])
  }
}

private func described(_ entry: FontLock.Entry) -> String {
  entry.index == 0 ? entry.path : "\(entry.path) (index \(entry.index))"
}
