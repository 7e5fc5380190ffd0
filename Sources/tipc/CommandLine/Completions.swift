/// The completion script for a shell that the table knows.
func completionScript(for shell: String) -> String {
  switch shell {
  case "bash": bashCompletions()
  case "zsh": zshCompletions()
  default: fishCompletions()
  }
}

/// The words that can stand behind an option or as an operand; `nil` where it is no fixed list.
private func choices(_ form: ValueForm) -> [String]? {
  switch form.kind {
  case .choice(let names), .choiceOrFile(let names): names
  default: nil
  }
}

private func isFolder(_ form: ValueForm) -> Bool {
  if case .folder = form.kind { true } else { false }
}

private func isPath(_ form: ValueForm) -> Bool {
  switch form.kind {
  case .file, .folder: true
  default: false
  }
}

private func spellings(_ option: Option) -> [String] {
  (option.short.map { ["-" + $0] } ?? []) + [option.shown]
}

private func bashCompletions() -> String {
  var script = """
    # bash completions for tipc: source <(tipc completions bash)
    _tipc() {
      local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" command="${COMP_WORDS[1]}"
      COMPREPLY=()
      if [[ $COMP_CWORD -eq 1 ]]; then
        COMPREPLY=($(compgen -W "\(Command.all.map(\.name).joined(separator: " ")) --help --version" -- "$current"))
        return
      fi
      case "$command:$previous" in

    """
  for command in Command.all {
    for option in command.options {
      guard let value = option.value else { continue }
      let patterns = spellings(option).map { "\(command.name):\($0)" }.joined(separator: "|")
      script += "    \(patterns)) \(bashReply(value)); return ;;\n"
    }
  }
  script += "  esac\n  case \"$command\" in\n"
  for command in Command.all {
    let options = command.allOptions.flatMap(spellings).joined(separator: " ")
    let words = command.operands.compactMap { choices($0.value) }.flatMap { $0 }.joined(separator: " ")
    let paths = command.operands.contains { isPath($0.value) }
    script += "    \(command.name))\n"
    script +=
      "      if [[ $current == -* ]]; then COMPREPLY=($(compgen -W \"\(options)\" -- \"$current\")); return; fi\n"
    if !words.isEmpty { script += "      COMPREPLY=($(compgen -W \"\(words)\" -- \"$current\"))\n" }
    if paths {
      script +=
        "      compopt -o filenames; mapfile -t -O \"${#COMPREPLY[@]}\" COMPREPLY < <(compgen -f -- \"$current\")\n"
    }
    script += "      ;;\n"
  }
  return script + "  esac\n}\ncomplete -F _tipc tipc\n"
}

private func bashReply(_ value: ValueForm) -> String {
  if let names = choices(value) {
    return "COMPREPLY=($(compgen -W \"\(names.joined(separator: " "))\" -- \"$current\"))"
  }
  guard isPath(value) else { return ":" }
  return "compopt -o filenames; mapfile -t COMPREPLY < <(compgen \(isFolder(value) ? "-d" : "-f") -- \"$current\")"
}

private func zshCompletions() -> String {
  var script = """
    #compdef tipc
    # zsh completions for tipc: tipc completions zsh > "${fpath[1]}/_tipc"
    _tipc() {
      local -a commands
      commands=(

    """
  for command in Command.all { script += "    \(quoted(command.name + ":" + command.summary))\n" }
  script += """
      )
      if (( CURRENT == 2 )); then
        _describe -t commands 'command' commands
        return
      fi
      local command=$words[2]
      shift words
      (( CURRENT-- ))
      case $command in

    """
  for command in Command.all {
    script += "    \(command.name))\n      _arguments -s"
    for option in command.allOptions {
      for name in spellings(option) {
        let many = option.repeats ? "*" : ""
        let value = option.value.map { ":\($0.name):" + zshAction($0) } ?? ""
        script += " \\\n        " + quoted("\(many)\(name)[\(bracketed(option.summary))]\(value)")
      }
    }
    for operand in command.operands {
      let place = operand.count.upperBound > 1 ? "*" : ""
      script += " \\\n        " + quoted("\(place):\(operand.value.name):" + zshAction(operand.value))
    }
    script += "\n      ;;\n"
  }
  return script + "  esac\n}\n_tipc \"$@\"\n"
}

private func zshAction(_ form: ValueForm) -> String {
  if let names = choices(form) { return "(\(names.joined(separator: " ")))" }
  return isFolder(form) ? "_files -/" : isPath(form) ? "_files" : " "
}

private func fishCompletions() -> String {
  var script = """
    # fish completions for tipc: tipc completions fish > ~/.config/fish/completions/tipc.fish
    complete -c tipc -f
    complete -c tipc -n __fish_use_subcommand -l help -s h -d 'explain the commands'
    complete -c tipc -n __fish_use_subcommand -l version -d 'print the version'

    """
  for command in Command.all {
    script += "complete -c tipc -n __fish_use_subcommand -a \(command.name) -d \(quoted(command.summary))\n"
    let condition = "-n '__fish_seen_subcommand_from \(command.name)'"
    for option in command.allOptions {
      let short = option.short.map { " -s \($0)" } ?? ""
      let value = option.value.map { form in
        choices(form).map { " -x -a \(quoted($0.joined(separator: " ")))" } ?? (isPath(form) ? " -r -F" : " -x")
      }
      script += "complete -c tipc \(condition) -l \(option.long)\(short)\(value ?? "") -d \(quoted(option.summary))\n"
    }
    for operand in command.operands {
      if let names = choices(operand.value) {
        script += "complete -c tipc \(condition) -a \(quoted(names.joined(separator: " ")))\n"
      } else if isPath(operand.value) {
        script += "complete -c tipc \(condition) -F\n"
      }
    }
  }
  return script
}

/// A text in single quotes, as all three shells read it where it holds none itself.
private func quoted(_ text: String) -> String {
  "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
}

/// A text that can stand in the brackets of `_arguments`.
private func bracketed(_ text: String) -> String {
  text.unicodeScalars.map { "[]:\\".unicodeScalars.contains($0) ? "\\" + String($0) : String($0) }.joined()
}
