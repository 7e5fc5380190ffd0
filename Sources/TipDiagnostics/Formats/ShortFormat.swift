/// A line a diagnostic, as Xcode and every editor parse it: `path:line:column: error: message [code]`.
///
/// Columns count scalars. A diagnostic without a place begins with its severity.
package func renderShort(_ diagnostics: [Diagnostic], from table: SourceTable) -> String {
  let lines = SourceLines(of: table, for: diagnostics)
  return diagnostics.map { diagnostic in
    let place = diagnostic.primary.flatMap { lines.locate($0.place) }
    let prefix = place.map { "\(visiblePath($0.path)):\($0.start.line):\($0.start.column): " } ?? ""
    let message = visible(diagnostic.message)
    return "\(prefix)\(diagnostic.severity.rawValue): \(message) [\(visible(diagnostic.code))]\n"
  }.joined()
}
