/// The findings that are there after a change and were not before: fixes that bring any about are not to be written.
///
/// Findings are told apart by path, code, popup and message, so that lines which moved make none new; of equal ones, as
/// many count as old as there were.
package func newFindings(
  after: [Diagnostic], in newTable: SourceTable, before: [Diagnostic], in oldTable: SourceTable
) -> [Diagnostic] {
  var left: [Baseline.Key: Int] = [:]
  for diagnostic in before { left[Baseline.Key(diagnostic, in: oldTable), default: 0] += 1 }
  return after.filter { diagnostic in
    let key = Baseline.Key(diagnostic, in: newTable)
    guard let count = left[key], count > 0 else { return true }
    left[key] = count - 1
    return false
  }
}
