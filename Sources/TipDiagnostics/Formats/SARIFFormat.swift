/// A SARIF 2.1.0 log with one run: every kind as a rule, every diagnostic as a result.
///
/// Columns count Unicode code points (3.14.17); URIs are relative to the project's folder wherever the path is
/// (3.4.4); fingerprints hold no line numbers (3.27.17). Valid also without any result.
package func renderSARIF(_ diagnostics: [Diagnostic], in context: ReportContext) -> String {
  let lines = SourceLines(of: context.table, for: diagnostics)
  let names = fingerprints(of: diagnostics, in: lines)
  var ruleIndices: [String: Int] = [:]
  for (index, kind) in context.kinds.enumerated() where ruleIndices[kind.code] == nil {
    ruleIndices[kind.code] = index
  }
  let results = zip(diagnostics, names).map { diagnostic, name in
    result(diagnostic, name, ruleIndex: ruleIndices[diagnostic.code], in: lines)
  }
  let log: JSONValue = [
    "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
    "version": "2.1.0",
    "runs": [
      [
        "tool": ["driver": driver(context)],
        "columnKind": "unicodeCodePoints",
        "originalUriBaseIds": [projectBase: ["description": ["text": "The project's folder"]]],
        "results": .array(results),
      ]
    ],
  ]
  return log.indentedText + "\n"
}

/// The name for the folder that relative URIs begin at; code scanning takes it for the checkout.
private let projectBase = "%SRCROOT%"

private func driver(_ context: ReportContext) -> JSONValue {
  var members: [(key: String, value: JSONValue)] = [
    ("name", .string(context.tool.name)), ("semanticVersion", .string(context.tool.version)),
  ]
  if let uri = context.tool.informationURI { members.append(("informationUri", .string(uri))) }
  members.append(("rules", .array(context.kinds.map(rule))))
  return .object(members)
}

private func rule(_ kind: DiagnosticKind) -> JSONValue {
  [
    "id": .string(kind.code),
    "shortDescription": ["text": .string(kind.summary)],
    "fullDescription": ["text": .string(kind.explanation)],
    "help": ["text": .string(explanation(of: kind)), "markdown": .string(markdown(for: kind, level: 1))],
    "defaultConfiguration": ["level": .string(kind.severity.rawValue)],
    "properties": ["tags": [kind.standing == .fault ? "fault" : "rule"]],
  ]
}

private func result(
  _ diagnostic: Diagnostic, _ fingerprint: Fingerprint, ruleIndex: Int?, in lines: SourceLines
) -> JSONValue {
  var members: [(key: String, value: JSONValue)] = [("ruleId", .string(diagnostic.code))]
  if let ruleIndex { members.append(("ruleIndex", .integer(ruleIndex))) }
  members.append(("level", .string(diagnostic.severity.rawValue)))
  let remarks = remarks(of: diagnostic).map { "\($0.title): \($0.text)" }
  let message = ([diagnostic.message] + remarks).map { visible($0) }.joined(separator: "\n")
  members.append(("message", ["text": .string(messageText(message))]))
  if let primary = diagnostic.primary, let location = location(primary, in: lines) {
    members.append(("locations", [location]))
  }
  let related = diagnostic.secondary.enumerated().compactMap { location($1, id: $0 + 1, in: lines) }
  if !related.isEmpty { members.append(("relatedLocations", .array(related))) }
  members.append(("partialFingerprints", ["tipcFinding/v1": .string(fingerprint.text)]))
  if let fix = diagnostic.fix.flatMap({ sarifFix($0, in: lines) }) { members.append(("fixes", [fix])) }
  if let popup = diagnostic.popup { members.append(("properties", ["popup": .string(popup)])) }
  return .object(members)
}

private func location(_ label: Label, id: Int? = nil, in lines: SourceLines) -> JSONValue? {
  guard let range = lines.locate(label.place) else { return nil }
  var members: [(key: String, value: JSONValue)] = []
  if let id { members.append(("id", .integer(id))) }
  members.append(("physicalLocation", ["artifactLocation": artifact(range.path), "region": region(range)]))
  if let text = label.text { members.append(("message", ["text": .string(messageText(visible(text)))])) }
  return .object(members)
}

private func region(_ range: LocatedRange) -> JSONValue {
  [
    "startLine": .integer(range.start.line), "startColumn": .integer(range.start.column),
    "endLine": .integer(range.end.line), "endColumn": .integer(range.end.column),
  ]
}

private func artifact(_ path: String) -> JSONValue {
  let uri: JSONValue = .string(uriReference(path))
  // A base may not be left again by `..` (3.4.4), and an absolute URI has none.
  if path.utf8.first == 0x2F || path == ".." || path.utf8.starts(with: "../".utf8) { return ["uri": uri] }
  return ["uri": uri, "uriBaseId": .string(projectBase)]
}

/// The fix: the changes of a file, together, however many edits they are (3.55).
private func sarifFix(_ fix: Fix, in lines: SourceLines) -> JSONValue? {
  var files: [SourceID] = []
  for edit in fix.edits where !files.contains(edit.place.file) { files.append(edit.place.file) }
  let changes = files.compactMap { file -> JSONValue? in
    guard let path = lines.path(of: file) else { return nil }
    let replacements = fix.edits.filter { $0.place.file == file }.compactMap { edit -> JSONValue? in
      guard let range = lines.locate(edit.place) else { return nil }
      return ["deletedRegion": region(range), "insertedContent": ["text": .string(edit.replacement)]]
    }
    return ["artifactLocation": artifact(path), "replacements": .array(replacements)]
  }
  if changes.isEmpty { return nil }
  return [
    "description": ["text": .string(messageText(visible(fix.title)))], "artifactChanges": .array(changes),
    "properties": ["safety": .string(fix.safety.rawValue)],
  ]
}

/// A text as a SARIF message: braces doubled, since they are placeholders else (3.11.5), and nothing that reads as a
/// link (3.11.6).
private func messageText(_ text: String) -> String {
  var result = ""
  var previous: Unicode.Scalar?
  for scalar in text.unicodeScalars {
    if scalar == "{" || scalar == "}" { result.unicodeScalars.append(scalar) }
    if scalar == "(", previous == "]" {
      result.unicodeScalars.removeLast()
      result += "\\]"
    }
    result.unicodeScalars.append(scalar)
    previous = scalar
  }
  return result
}

/// A path as a URI reference (RFC 3986): everything but unreserved characters and `/` percent-encoded, so that no part
/// of it reads as a scheme, a query or a fragment. Absolute paths become `file` URIs.
func uriReference(_ path: String) -> String {
  var result = path.utf8.first == 0x2F ? "file://" : ""
  for byte in path.utf8 {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E, 0x2F:
      result.unicodeScalars.append(Unicode.Scalar(byte))
    default:
      result += "%" + percentDigits(byte)
    }
  }
  return result
}
