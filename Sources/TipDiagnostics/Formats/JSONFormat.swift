/// One JSON object a line and diagnostic; `jsonFields` describes what is in it.
package func renderJSONLines(_ diagnostics: [Diagnostic], from table: SourceTable) -> String {
  let lines = SourceLines(of: table, for: diagnostics)
  let names = fingerprints(of: diagnostics, in: lines)
  return zip(diagnostics, names).map { json($0, $1, in: lines).compactText + "\n" }.joined()
}

/// The number in every object's `format`; it goes up when a field changes its meaning or goes away.
package let jsonFormatVersion = 1

private func json(_ diagnostic: Diagnostic, _ fingerprint: Fingerprint, in lines: SourceLines) -> JSONValue {
  [
    "format": .integer(jsonFormatVersion),
    "code": .string(diagnostic.code),
    "severity": .string(diagnostic.severity.rawValue),
    "message": .string(diagnostic.message),
    "popup": JSONValue(diagnostic.popup),
    "fingerprint": .string(fingerprint.text),
    "primary": diagnostic.primary.map { json($0, in: lines) } ?? .null,
    "secondary": .array(diagnostic.secondary.map { json($0, in: lines) }),
    "help": .array(diagnostic.help.map(JSONValue.string)),
    "fix": diagnostic.fix.map { json($0, in: lines) } ?? .null,
  ]
}

private func json(_ label: Label, in lines: SourceLines) -> JSONValue {
  .object(members(of: label.place, in: lines) + [(key: "text", value: JSONValue(label.text))])
}

private func json(_ fix: Fix, in lines: SourceLines) -> JSONValue {
  [
    "title": .string(fix.title),
    "safety": .string(fix.safety.rawValue),
    "edits": .array(
      fix.edits.map {
        .object(members(of: $0.place, in: lines) + [(key: "replacement", value: .string($0.replacement))])
      }),
  ]
}

/// Path, start and end; null for a file that is not known.
private func members(of place: SourceSpan, in lines: SourceLines) -> [(key: String, value: JSONValue)] {
  let range = lines.locate(place)
  return [
    (key: "path", value: JSONValue(range?.path)),
    (key: "start", value: range.map { json($0.start) } ?? .null),
    (key: "end", value: range.map { json($0.end) } ?? .null),
  ]
}

private func json(_ position: LocatedPosition) -> JSONValue {
  [
    "line": .integer(position.line),
    "column": .integer(position.column),
    "utf16Column": .integer(position.utf16Column),
    "offset": .integer(position.offset),
  ]
}
