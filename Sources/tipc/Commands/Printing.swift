import TipBuild
import TipDiagnostics
import TipEmit
import TipSpecs

/// Prints one of the JSON Schemas.
func printSchema(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
  switch arguments.operands.first {
  case "spec": try console.write(specSchema())
  case "project": try console.write(projectSchema())
  default: try console.write(layoutSchema())
  }
  return .clean
}

/// Prints a preset's styles.
func printStyles(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
  let preset = arguments.value(.preset).flatMap(PresetName.init(rawValue:)) ?? ProjectSpec().preset
  var table = SourceTable()
  try console.write(printStyles(builtInStyles(preset, into: &table).styles))
  return .clean
}

/// Prints a line for every kind of finding.
func printRules(_ console: Console) throws -> ExitCode {
  try console.write(rulesTable(kindTable.kinds))
  return .clean
}

/// Prints what a kind of finding means.
func printExplanation(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
  let code = arguments.operands.first ?? ""
  guard let kind = kindTable[code] else {
    let close = nearest(to: code, among: kindTable.kinds.map(\.code))
    throw UsageError(
      "there is no finding with the code `\(code)`",
      help: close.map { "did you mean `\($0)`?" } ?? "`tipc rules` lists them")
  }
  try console.write(explanation(of: kind))
  return .clean
}

/// Prints a completion script.
func printCompletions(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
  try console.write(completionScript(for: arguments.operands.first ?? "bash"))
  return .clean
}

/// Prints a reference page.
func printDocs(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
  switch arguments.operands.first {
  case "language": try console.write(languageReference())
  case "diagnostics": try console.write(diagnosticsReference(kindTable.kinds))
  default: try console.write(commandReference())
  }
  return .clean
}

/// Prints the help of a command, or of all.
func printHelp(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
  if let command = arguments.operands.first.flatMap(Command.named) {
    try console.write(help(for: command, console.helpStyle))
  } else {
    try console.write(overview(console.helpStyle))
  }
  return .clean
}
