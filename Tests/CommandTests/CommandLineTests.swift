import Foundation
import Testing

/// A command line, and what it gives.
struct LineCase: Sendable, CustomTestStringConvertible {
  var line: String
  var status: Int32
  /// Exactly; `nil` is not looked at.
  var output: String? = nil
  var errors: String? = nil

  var testDescription: String { line.isEmpty ? "no arguments" : line }
}

@Suite struct CommandLineTests {
  private static let usage: [LineCase] = [
    LineCase(line: "--version", status: 0, output: "tipc 0.1.0\n", errors: ""),
    LineCase(line: "--help", status: 0, errors: ""),
    LineCase(line: "", status: 2, output: ""),
    LineCase(line: "help", status: 0, errors: ""),
    LineCase(line: "build --help", status: 0, errors: ""),
    LineCase(line: "build -h --nonsense", status: 0, errors: ""),
    LineCase(
      line: "biuld", status: 2, output: "",
      errors: "error: there is no command `biuld`\n  = help: did you mean `tipc build`?\n"),
    LineCase(
      line: "frobnicate", status: 2,
      errors: "error: there is no command `frobnicate`\n  = help: `tipc --help` lists them\n"),
    LineCase(
      line: "build --chekc", status: 2,
      errors: "error: tipc build has no option --chekc\n  = help: did you mean --check?\n"),
    LineCase(
      line: "validate --only x", status: 2,
      errors: "error: tipc validate has no option --only\n"
        + "  = help: it belongs to `tipc build`, `tipc matrix`, `tipc outputs`\n"),
    LineCase(line: "build -o", status: 2, errors: "error: --output needs a value, DIR\n"),
    LineCase(line: "build --output=", status: 2, errors: "error: --output: the value is empty\n"),
    LineCase(
      line: "build -j 0", status: 2, errors: "error: --jobs takes a whole number from 1 to 1024, not `0`\n"),
    LineCase(
      line: "build -jx", status: 2, errors: "error: --jobs takes a whole number from 1 to 1024, not `x`\n"),
    LineCase(line: "build --check=yes", status: 2, errors: "error: --check takes no value\n"),
    LineCase(line: "build -o a -o b", status: 2, errors: "error: --output can be given only once\n"),
    LineCase(
      line: "validate --format jsn", status: 2,
      errors: "error: --format: `jsn` is none of text, short, json, sarif, github, gitlab\n"
        + "  = help: did you mean `json`?\n"),
    LineCase(
      line: "validate --format sarif=", status: 2,
      errors: "error: --format sarif=: there is no file's name behind the =\n"),
    LineCase(
      line: "validate --format json --format text", status: 2,
      errors: "error: `json` and `text` cannot both go to standard output\n"
        + "  = help: give one a file, as in --format sarif=tipc.sarif\n"),
    LineCase(
      line: "validate --diff", status: 2,
      errors: "error: --diff needs --fix or --check\n"),
    LineCase(line: "build --fix --check", status: 2, errors: "error: --fix cannot be combined with --check\n"),
    LineCase(
      line: "build -", status: 2,
      errors: "error: tipc build does not read standard input\n  = help: `tipc validate -` does\n"),
    LineCase(
      line: "validate --stdin-filename x", status: 2, errors: "error: --stdin-filename needs the path -\n"),
    LineCase(
      line: "validate", status: 2,
      errors: "error: there is no tipc.yaml in this folder or above it\n"
        + "  = help: name a folder with specs, as in `tipc build specs`, or create a project with `tipc init`\n"),
    LineCase(
      line: "validate gone.yaml", status: 2, output: "",
      errors: "error: gone.yaml: there is no such file or folder\n"),
    LineCase(line: "clean gone", status: 2, output: "", errors: "error: gone: there is no such file or folder\n"),
    LineCase(
      line: "build . -o .", status: 2, output: "",
      errors: "error: the output folder . is the root of a repository\n"
        + "  = help: choose a folder for outputs only, with -o or `output:`\n"),
    LineCase(line: "schema", status: 2, errors: "error: tipc schema needs a KIND\n  = help: usage: tipc schema KIND\n"),
    LineCase(
      line: "schema spek", status: 2,
      errors: "error: KIND: `spek` is none of spec, project, layout\n  = help: did you mean `spec`?\n"),
    LineCase(
      line: "rules all", status: 2,
      errors: "error: tipc rules takes no more than options: `all` is too many\n  = help: usage: tipc rules\n"),
    LineCase(
      line: "explain contrats", status: 2,
      errors: "error: there is no finding with the code `contrats`\n  = help: did you mean `contrast`?\n"),
    LineCase(line: "fonts add", status: 2, errors: "error: tipc fonts add needs a FILE-OR-NAME\n"),
    LineCase(line: "completions csh", status: 2),
    LineCase(line: "explain title-image-count", status: 0, errors: ""),
    LineCase(line: "rules", status: 0, errors: ""),
    LineCase(line: "styles", status: 0, errors: ""),
    LineCase(line: "styles --preset modern", status: 0, errors: ""),
  ]

  @Test(arguments: usage)
  func answers(_ test: LineCase) throws {
    let place = try Workplace()
    // A repository of its own: what lies above the temporary folder has no say.
    try place.write(".git", "")
    let outcome = try place.run(test.line)
    #expect(outcome.status == test.status)
    if let output = test.output { #expect(outcome.text == output) }
    if let errors = test.errors {
      // The time that a run took is not the same twice.
      let shown = outcome.errors.replacingOccurrences(
        of: #" [0-9.]+ s\n$"#, with: "", options: .regularExpression)
      #expect(shown == errors)
    }
    #expect(place.files() == [".git"])
  }

  @Test func overviewNamesEveryCommand() throws {
    let text = try Workplace().run("--help").text
    for name in ["build", "validate", "init", "explain-layout", "completions", "clean", "matrix", "lock"] {
      #expect(text.contains("\n  \(name) "))
    }
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  /// Every long option of every command is understood by it: a value that is missing or wrong is another error.
  @Test func helpPromisesNothingThatIsNotUnderstood() throws {
    let place = try Workplace([".git": ""])
    for command in ["build", "validate", "matrix", "inputs", "outputs", "clean", "fonts", "styles", "explain-layout"] {
      let help = try place.run("help \(command)").text
      let options = help.components(separatedBy: .whitespacesAndNewlines).filter { $0.hasPrefix("--") }
        .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: ",.")) }
      for option in Set(options) where option.count > 2 && help.contains("  \(option)") {
        #expect(!(try place.run("\(command) \(option)").errors.contains("has no option")))
      }
    }
  }

  @Test func commandReferenceIsUpToDate() throws {
    let committed = FileManager.default.contents(atPath: repository + "/docs/COMMANDS.md")
    // `tipc docs commands > docs/COMMANDS.md` writes it.
    #expect(try Workplace().run("docs commands").output == committed)
  }

  @Test(arguments: [("bash", "/bin/bash"), ("zsh", "/bin/zsh"), ("fish", "/usr/bin/fish")])
  func completionsAreGoodScripts(shell: String, program: String) throws {
    let place = try Workplace()
    let script = try place.run("completions \(shell)")
    #expect(script.status == 0)
    #expect(script.text.contains("explain-layout"))
    guard FileManager.default.isExecutableFile(atPath: program) else { return }
    try place.write("script", script.text)
    let check = try Tool.run(program: program, ["-n", "script"], in: place.path)
    #expect(check.status == 0)
    #expect(check.errors.isEmpty)
  }

  /// What bash offers for a line.
  @Test(arguments: [
    ("tipc bu", "build"), ("tipc schema ", "spec project layout"), ("tipc validate --form", "--format"),
    ("tipc validate --format sa", "sarif"), ("tipc build --color ", "auto always never"),
  ])
  func bashCompletes(line: String, offered: String) throws {
    guard FileManager.default.isExecutableFile(atPath: "/bin/bash") else { return }
    let place = try Workplace()
    try place.write("script", try place.run("completions bash").text)
    let words = line.components(separatedBy: " ").map { "'\($0)'" }.joined(separator: " ")
    let program = """
      compopt() { :; }
      source ./script
      COMP_WORDS=(\(words)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _tipc
      echo "${COMPREPLY[*]}"
      """
    let outcome = try Tool.run(program: "/bin/bash", ["-c", program], in: place.path)
    #expect(outcome.text == offered + "\n")
  }

  @Test func initWritesAProjectThatBuilds() throws {
    let place = try Workplace([".git": ""])
    #expect(try place.run("init popups").status == 0)
    #expect(
      place.files(below: "popups") == [
        "schema/project.schema.json", "schema/spec.schema.json", "specs/first.yaml", "tipc.yaml",
      ])
    for name in ["popups/tipc.yaml", "popups/specs/first.yaml"] {
      #expect(place.text(name)?.hasPrefix("# yaml-language-server: $schema=") == true)
    }
    let again = try place.run("init popups")
    #expect(again.status == 2)
    #expect(again.errors.hasPrefix("error: popups/tipc.yaml already exists; nothing was written\n"))
    // Whatever fonts the machine has: there is nothing to find fault with.
    let checked = try place.run("validate popups --strict")
    #expect(checked.text.isEmpty)
    #expect(checked.status == 0)
  }

  @Test func initOverwritesNothing() throws {
    let place = try Workplace(["specs/first.yaml": "mine"])
    #expect(try place.run("init").status == 2)
    #expect(place.files() == ["specs/first.yaml"])
    #expect(place.text("specs/first.yaml") == "mine")
  }
}
