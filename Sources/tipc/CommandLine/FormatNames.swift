/// How findings can be written.
enum FormatName: String, CaseIterable, Sendable {
  case text, short, json, sarif, github, gitlab

  static let allNames = allCases.map(\.rawValue)
}

/// How lists of files can be written.
enum ListFormat: String, CaseIterable, Sendable {
  case lines, json, nul, xcfilelist

  static let allNames = allCases.map(\.rawValue)
}
