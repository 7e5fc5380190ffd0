import TipDiagnostics

/// What `--fix` has made of the sources.
package struct FixResult: Sendable {
  /// New bytes by absolute path.
  package var replacements: [FilePath: [UInt8]] = [:]

  /// How many findings were mended.
  package var mended = 0

  /// Whether fixes were given up because they would have brought new findings.
  package var wasRefused = false
}

/// Applies safe fixes until none is left, looking at the whole project again after each round.
///
/// A round that brings a finding which was not there before is not taken.
///
/// - Parameter check: Compiles the project with some files replaced.
package func fix(
  _ request: LoadRequest, check: (LoadRequest) async throws(Failure) -> (LoadedProject, Findings)
) async throws(Failure) -> FixResult {
  var result = FixResult()
  var request = request
  var (loaded, findings) = try await check(request)
  // More rounds than this are no progress but a circle.
  for _ in 0..<8 {
    let fixed = applySafeFixes(findings.diagnostics, to: loaded.sources)
    var replacements = request.replacements
    for file in fixed.files {
      if let path = loaded.absolutePaths[Int(file.file.rawValue)] { replacements[FilePath(path)] = file.bytes }
    }
    guard replacements != request.replacements else { break }
    request.replacements = replacements
    let next = try await check(request)
    let new = newFindings(
      after: next.1.diagnostics, in: next.0.sources, before: findings.diagnostics, in: loaded.sources)
    guard new.isEmpty else {
      result.wasRefused = true
      break
    }
    result.replacements = replacements
    result.mended += fixed.applied.count
    (loaded, findings) = next
  }
  return result
}
