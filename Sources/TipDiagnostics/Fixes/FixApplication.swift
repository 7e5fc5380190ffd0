/// What fixes made of files.
package struct FixedSources: Sendable {
  /// The files that changed, by id, with their new bytes.
  package let files: [(file: SourceID, bytes: [UInt8])]

  /// The diagnostics whose fixes were applied, in the order they came in.
  package let applied: [Diagnostic]

  /// Those whose safe fixes were not, since they overlap one that was, or make no sense: worth another run.
  package let skipped: [Diagnostic]
}

/// Applies the safe fixes of diagnostics to the bytes of their files.
///
/// A fix is applied whole or not at all. Of two that overlap, or that write at the same place, the first in order is
/// applied and the other skipped; so is a fix of a file that ships with the tool, and one whose own edits overlap or do
/// not lie between scalars of the file. Line feeds that a fix writes become what ends the file's first line.
package func applySafeFixes(_ diagnostics: [Diagnostic], to table: SourceTable) -> FixedSources {
  var patches: [SourceID: Patch] = [:]
  var applied: [Diagnostic] = []
  var skipped: [Diagnostic] = []
  for diagnostic in diagnostics {
    guard let fix = diagnostic.fix, fix.safety == .safe, !fix.edits.isEmpty else { continue }
    if accept(fix, into: &patches, table) { applied.append(diagnostic) } else { skipped.append(diagnostic) }
  }
  let files = patches.keys.sorted().compactMap { file -> (file: SourceID, bytes: [UInt8])? in
    guard let patch = patches[file] else { return nil }
    let old = table[file].bytes
    let bytes = patch.applied(to: old)
    return bytes == old ? nil : (file, bytes)
  }
  return FixedSources(files: files, applied: applied, skipped: skipped)
}

/// Adds a fix's edits to the patches of their files, all or none.
private func accept(_ fix: Fix, into patches: inout [SourceID: Patch], _ table: SourceTable) -> Bool {
  var own: [SourceID: Patch] = [:]
  for edit in fix.edits {
    let file = edit.place.file
    guard table.files.indices.contains(Int(file.rawValue)), !table[file].isBuiltIn,
      let change = Patch.Change(edit, in: table[file].bytes)
    else { return false }
    // Within one fix, edits may touch: their order is the author's.
    guard own[file, default: Patch()].add(change, mayTouch: true) else { return false }
  }
  for (file, patch) in own {
    guard patch.changes.allSatisfy({ patches[file]?.hasRoom(for: $0, mayTouch: false) ?? true }) else { return false }
  }
  for (file, patch) in own {
    for change in patch.changes { _ = patches[file, default: Patch()].add(change, mayTouch: true) }
  }
  return true
}
