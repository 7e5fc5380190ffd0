/// The first screen: what the tool is and where to begin.
func overview(_ style: HelpStyle) -> String {
  var lines = [
    "tipc compiles specs of tips, banners and menus into layouts and SVGs.",
    "",
    style.heading("Usage") + "  tipc COMMAND [OPTIONS] [PATH...]",
  ]
  let width = Command.all.map { $0.name.utf8.count }.max() ?? 0
  for group in Command.Group.allCases {
    lines += ["", style.heading(group.rawValue)]
    lines += Command.all.filter { $0.group == group }.map { command in
      "  " + style.name(command.name) + spaces(width - command.name.utf8.count + 2) + command.summary
    }
  }
  lines += ["", style.heading("Get started")]
  lines += [
    "  tipc init popups       create a small, commented project",
    "  tipc build popups      build it, then open popups/build/index.html",
    "  tipc validate popups   check it without writing anything",
    "",
    "`tipc help COMMAND` explains a command. Exit codes: 0 no errors, 1 errors found,",
    "2 wrong usage or project file, 3 could not read or write.",
  ]
  return lines.joined(separator: "\n") + "\n"
}

/// Everything about one command.
func help(for command: Command, _ style: HelpStyle) -> String {
  var lines = [command.summary + ".", "", style.heading("Usage") + "  " + command.usage]
  for paragraph in command.description.split(separator: "\n\n") {
    lines += [""] + wrapped(String(paragraph), width: 79)
  }
  lines += ["", style.heading("Options")]
  lines += command.allOptions.flatMap { described($0, style) }
  if !command.examples.isEmpty {
    lines += ["", style.heading("Examples")]
    for (line, purpose) in command.examples { lines += ["  " + style.name(line), "      " + purpose] }
  }
  return lines.joined(separator: "\n") + "\n"
}

/// How parts of help are set off.
struct HelpStyle {
  var usesColor: Bool

  func heading(_ text: String) -> String { usesColor ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
  func name(_ text: String) -> String { usesColor ? "\u{1B}[36m\(text)\u{1B}[0m" : text }
}

private func described(_ option: Option, _ style: HelpStyle) -> [String] {
  let short = option.short.map { "-\($0), " } ?? "    "
  let names = short + option.shown + (option.value.map { " " + $0.name } ?? "")
  let column = 30
  let text = wrapped(option.summary, width: 79 - column)
  let first = "  " + style.name(names)
  if names.utf8.count + 4 > column {
    return [first] + text.map { spaces(column) + $0 }
  }
  let gap = spaces(column - 2 - names.utf8.count)
  return [first + gap + (text.first ?? "")] + text.dropFirst().map { spaces(column) + $0 }
}

/// `text` in lines of at most `width`, broken at spaces; its own line ends stay.
func wrapped(_ text: String, width: Int) -> [String] {
  var lines: [String] = []
  for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
    var line = ""
    for word in paragraph.split(separator: " ") {
      if !line.isEmpty, line.utf8.count + 1 + word.utf8.count > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    lines.append(line)
  }
  return lines
}

func spaces(_ count: Int) -> String {
  String(repeating: " ", count: max(0, count))
}
