/// Every command there is, each declared once.
extension Command {
  static let all: [Command] = [
    build, validate, initialize, clean, rules, explain, styles, matrix, explainLayout, fonts, lock, schema, inputs,
    outputs, completions, docs, help,
  ]

  /// The command of a name as typed.
  static func named(_ name: String) -> Command? {
    all.first { $0.name == name }
  }

  static subscript(id: CommandID) -> Command {
    all.first { $0.id == id } ?? help
  }

  private static let paths = Operand(ValueForm("PATH", .file), 0...Int.max)
  private static let findings: [Option] = [
    .strict, .format, .color, .maxDiagnostics, .baseline, .writeBaseline, .quiet,
  ]
  private static let aboutPaths = """
    A PATH is a spec, or a folder whose *.yaml and *.yml files are all specs, at any depth. Hidden, excluded and output \
    folders are skipped, and so are links that lead out of the repository unless a PATH names them. Without a PATH, \
    the project's folder is used. The project file is the first tipc.yaml in the folder of the first PATH or above it, \
    up to the root of the repository; everything in it has a default.
    """

  private static let build = Command(
    id: .build, group: .work, summary: "Check and lay out all popups; write layouts, SVGs and the gallery",
    description: """
      Writes layouts/ID.json, svg/ID/*.svg, manifest.json and index.html into the output folder; if there is an error, \
      nothing. Each file is replaced in one step, so that readers see the old bytes or the new ones, whole; a build \
      that is stopped among these steps says how far it came, and the next build completes the set. Files that would \
      not change are not touched, and neither are files that tipc did not make. Stale outputs are removed where the \
      paths name all specs of the project, unless they were edited; a build of some specs leaves those of the others, \
      and the gallery, as they are.

      No option overwrites an input, and nothing is written through a link that leads out of the repository.
      """ + "\n\n" + aboutPaths,
    operands: [paths],
    options: [.output, .only, .bundle, .check, .fix, .diff, .jobs, .project] + findings,
    examples: [
      ("tipc build specs", "write all outputs into the output folder"),
      ("tipc build --check", "fail if committed outputs are out of date"),
      ("tipc build --bundle App/popups.json", "one file for an app to ship"),
    ])

  private static let validate = Command(
    id: .validate, group: .work, summary: "Check all popups as a build would, and write nothing",
    description: """
      Reports everything that a build would report: errors in the YAML, unknown names, missing images, popups that do not \
      fit, text that is hard to read.
      """ + "\n\n" + aboutPaths + "\n\nThe PATH - stands for a spec on standard input.",
    operands: [paths], options: [.fix, .diff, .standardInputName, .jobs, .project] + findings,
    examples: [
      ("tipc validate", "the whole project"),
      ("tipc validate specs/menus.yaml", "one spec"),
      ("tipc validate --format text --format sarif=tipc.sarif", "for people and for a code scanning service"),
      ("tipc validate --fix --diff", "see the safe fixes first"),
    ])

  private static let initialize = Command(
    id: .initialize, group: .work, summary: "Create a small, commented project",
    description: "Writes tipc.yaml, one spec and the JSON Schemas for editors. Files that exist are never overwritten.",
    operands: [Operand(ValueForm("DIR", .folder), 0...1)], options: [.quiet],
    examples: [("tipc init popups && tipc build popups", "from nothing to a gallery")])

  private static let clean = Command(
    id: .clean, group: .work, summary: "Remove the files that builds have written, and nothing else",
    description: """
      Files that were edited since they were written are kept, as are all files that tipc did not make. It goes by what \
      builds have recorded in .tipc or, in a fresh clone of committed outputs, by the hashes in manifest.json. What a \
      build that was killed has left goes too.
      """,
    operands: [Operand(ValueForm("PATH", .file), 0...1)], options: [.output, .project, .quiet],
    examples: [("tipc clean", "the output folder of the project here")])

  private static let rules = Command(
    id: .rules, group: .look, summary: "List all rules and errors, one per line",
    description: "A rule's severity can be changed under `rules` in the project file; errors cannot.",
    operands: [], options: [], examples: [("tipc rules", "what is checked")])

  private static let explain = Command(
    id: .explain, group: .look, summary: "Explain a finding, with a wrong and a right example",
    description: "CODE is the name in brackets after the severity of a finding.",
    operands: [Operand(ValueForm("CODE", .text), 1...1)], options: [],
    examples: [("tipc explain title-image-count", "what it means and what to do")])

  private static let styles = Command(
    id: .styles, group: .look, summary: "Print a preset's styles as YAML",
    description: "The output can be pasted into a project file or spec as it is.",
    operands: [], options: [.preset], examples: [("tipc styles --preset modern", "all values of the modern styles")])

  private static let matrix = Command(
    id: .matrix, group: .look, summary: "Show on which screens popups flip, wrap, truncate or scroll",
    description: "Prints one line for each popup, screen, locale and text size.\n\n" + aboutPaths,
    operands: [paths], options: [.only, .jobs, .project],
    examples: [("tipc matrix --only add", "one popup, everywhere")])

  private static let explainLayout = Command(
    id: .explainLayout, group: .look, summary: "Explain why a popup is placed where it is on a screen",
    description: """
      Lists the sides that were tried, with the room each has and the room that is needed, what was shifted, and where the \
      arrow points.
      """ + "\n\n" + aboutPaths,
    operands: [Operand(ValueForm("ID", .text), 1...1), paths], options: [.screen, .locale, .textSize, .project],
    examples: [("tipc explain-layout add --screen iphone-se", "the menu `add` on a small screen")])

  private static let fonts = Command(
    id: .fonts, group: .set, summary: "List the project's fonts, or add one",
    description: """
      `tipc fonts` lists the faces of every family, with metrics and coverage. `tipc fonts add FILE-OR-NAME` finds a font \
      (by name if the program fc-match is installed), copies it into the project's folder `fonts`, adds it to the project \
      file and locks it.
      """,
    operands: [
      Operand(ValueForm("ACTION", .choice(["add"])), 0...1), Operand(ValueForm("FILE-OR-NAME", .file), 0...1),
    ],
    options: [.index, .project],
    examples: [
      ("tipc fonts", "the fonts that text is measured with"), ("tipc fonts add \"Noto Sans\"", "a font by name"),
    ])

  private static let lock = Command(
    id: .lock, group: .set, summary: "Write tipc.lock, the hashes of the project's fonts",
    description:
      "A build fails if a font does not match the lock. `tipc lock` accepts the fonts as they are now.",
    operands: [Operand(ValueForm("PATH", .file), 0...1)], options: [.project],
    examples: [("tipc lock", "accept the fonts as they are now"), ("tipc lock popups", "the same for another folder")])

  private static let schema = Command(
    id: .schema, group: .connect, summary: "Print the JSON Schema of specs, project files or layouts",
    description: """
      Name it in the first line of a spec, and editors complete and check the spec:
      # yaml-language-server: $schema=schema/spec.schema.json
      """,
    operands: [Operand(ValueForm("KIND", .choice(["spec", "project", "layout"])), 1...1)], options: [],
    examples: [("tipc schema spec > schema/spec.schema.json", "for an editor")])

  private static let inputs = Command(
    id: .inputs, group: .connect, summary: "List all files that a build reads",
    description: "Paths are relative to the working folder and sorted, one per line.\n\n" + aboutPaths,
    operands: [paths], options: [.listFormat, .output, .project],
    examples: [("tipc inputs --format nul", "for xargs -0")])

  private static let outputs = Command(
    id: .outputs, group: .connect, summary: "List all files that a build writes",
    description: "Paths are relative to the working folder and sorted, one per line.\n\n" + aboutPaths,
    operands: [paths], options: [.listFormat, .output, .bundle, .only, .project],
    examples: [("tipc outputs --format xcfilelist > outputs.xcfilelist", "for an Xcode script phase")])

  private static let completions = Command(
    id: .completions, group: .connect, summary: "Print a completion script for a shell",
    description: "",
    operands: [Operand(ValueForm("SHELL", .choice(["bash", "zsh", "fish"])), 1...1)], options: [],
    examples: [("source <(tipc completions bash)", "in ~/.bashrc")])

  private static let docs = Command(
    id: .docs, group: .connect, summary: "Print a reference page as Markdown",
    description: "The pages come from the declarations that specs and command lines are parsed by.",
    operands: [Operand(ValueForm("PAGE", .choice(["language", "diagnostics", "commands"])), 1...1)], options: [],
    examples: [("tipc docs language", "every key of specs and project files")])

  private static let help = Command(
    id: .help, group: .set, summary: "Explain a command",
    description: "",
    operands: [Operand(ValueForm("COMMAND", .choice(CommandID.allCases.map(\.rawValue))), 0...1)],
    options: [], examples: [("tipc help build", "everything about builds")])
}
