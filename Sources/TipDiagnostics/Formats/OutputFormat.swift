/// The forms that findings are written in, by their names on the command line.
package enum OutputFormat: String, Hashable, Sendable, CaseIterable {
  case text
  case short
  case json
  case sarif
  case github
  case gitlab

  /// One line for `--help` and the documentation.
  package var summary: String {
    switch self {
    case .text: "source with every label under its place, for people"
    case .short: "one line a finding: path:line:column: severity: message [code]"
    case .json: "one JSON object a line"
    case .sarif: "SARIF 2.1.0, for code scanning"
    case .github: "workflow commands of GitHub Actions, which become annotations"
    case .gitlab: "a Code Quality report of GitLab"
    }
  }
}

/// What reports say about the tool that wrote them.
package struct ToolIdentity: Hashable, Sendable {
  package let name: String

  /// Three numbers with dots between.
  package let version: String

  /// Where to read about it; `nil` leaves that out.
  package let informationURI: String?

  package init(name: String = "tipc", version: String, informationURI: String? = nil) {
    self.name = name
    self.version = version
    self.informationURI = informationURI
  }
}

/// Everything that a report is made from, beside the diagnostics.
package struct ReportContext: Sendable {
  package let table: SourceTable

  /// All kinds that there are, for the formats that describe them.
  package let kinds: [DiagnosticKind]
  package let tool: ToolIdentity
  package let options: TextOptions

  /// The path that a finding without a place is laid to, in formats that must have one.
  package let projectPath: String

  package init(
    table: SourceTable, kinds: [DiagnosticKind], tool: ToolIdentity, options: TextOptions = TextOptions(),
    projectPath: String = "tipc.yaml"
  ) {
    self.table = table
    self.kinds = kinds
    self.tool = tool
    self.options = options
    self.projectPath = projectPath
  }
}

/// Writes the diagnostics, in their order, in a format. Without any, `sarif` and `gitlab` are empty reports, the others
/// empty texts.
package func render(_ diagnostics: [Diagnostic], as format: OutputFormat, in context: ReportContext) -> String {
  switch format {
  case .text: renderText(diagnostics, from: context.table, options: context.options)
  case .short: renderShort(diagnostics, from: context.table)
  case .json: renderJSONLines(diagnostics, from: context.table)
  case .sarif: renderSARIF(diagnostics, in: context)
  case .github: renderGitHub(diagnostics, from: context.table)
  case .gitlab: renderGitLab(diagnostics, in: context)
  }
}
