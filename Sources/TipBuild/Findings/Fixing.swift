import TipDiagnostics

/// What `--fix` has made of the sources.
package struct FixResult: Sendable {
  /// New bytes by absolute path.
  package var replacements: [String: [UInt8]] = [:]

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
      if let path = loaded.absolutePaths[Int(file.file.rawValue)] { replacements[path] = file.bytes }
    }
    guard replacements != request.replacements else { break }
    request.replacements = replacements
    let next = try await check(request)
    guard !bringsNew(next.1, after: findings) else {
      result.wasRefused = true
      break
    }
    result.replacements = replacements
    result.mended += fixed.applied.count
    (loaded, findings) = next
  }
  return result
}

/// Whether something is found that was not found before; where it stands does not matter, since fixes move lines.
private func bringsNew(_ findings: Findings, after before: Findings) -> Bool {
  struct Key: Hashable {
    var code: String
    var message: String
    var popup: String?

    init(_ diagnostic: Diagnostic) {
      code = diagnostic.code
      message = diagnostic.message
      popup = diagnostic.popup
    }
  }
  var left: [Key: Int] = [:]
  for diagnostic in before.diagnostics { left[Key(diagnostic), default: 0] += 1 }
  for diagnostic in findings.diagnostics {
    left[Key(diagnostic), default: 0] -= 1
    if left[Key(diagnostic), default: 0] < 0 { return true }
  }
  return false
}
