/// The reference page of all commands.
func commandReference() -> String {
  var text = """
    # Commands

    `tipc docs commands` prints this page.

    | command | does |
    | --- | --- |

    """
  for command in Command.all {
    text += "| [`\(command.name)`](#\(command.name)) | \(command.summary) |\n"
  }
  text += """

    | exit code | means |
    | --- | --- |
    | 0 | clean |
    | 1 | errors; warnings too with `--strict`; outputs out of date with `--check` |
    | 2 | wrong usage or project file, a path that does not exist, a folder without a spec |
    | 3 | could not read or write, or a fault of tipc |

    Findings go to standard output; progress, notes and failures to standard error.

    """
  for command in Command.all { text += "\n" + section(command) }
  return text
}

private func section(_ command: Command) -> String {
  var text = "## \(command.name)\n\n\(command.summary).\n\n```\n\(command.usage)\n```\n"
  for paragraph in command.description.split(separator: "\n\n") { text += "\n\(escaped(String(paragraph)))\n" }
  if !command.options.isEmpty {
    text += "\n| option | |\n| --- | --- |\n"
    for option in command.options {
      let short = option.short.map { "`-\($0)`, " } ?? ""
      let value = option.value.map { " " + $0.name } ?? ""
      text += "| \(short)`\(option.shown)\(value)` | \(option.summary) |\n"
    }
  }
  if !command.examples.isEmpty {
    text += "\n```sh\n" + command.examples.map { "\($0.line)  # \($0.purpose)\n" }.joined() + "```\n"
  }
  return text
}

/// Keeps Markdown from reading file patterns as emphasis, and a comment as a heading.
private func escaped(_ paragraph: String) -> String {
  paragraph.split(separator: "\n").map { line in
    line.utf8.starts(with: "# ".utf8)
      ? "`\(line)`" : line.split(separator: "*", omittingEmptySubsequences: false).joined(separator: "\\*")
  }.joined(separator: "  \n")
}
