/// Every option there is, each declared once.
extension Option {
  static let output = Option(
    .output, "output", short: "o", takes: ValueForm("DIR", .folder),
    "the output folder, instead of the project's `output` (default: build, beside the project file)")
  static let project = Option(
    .project, "project", takes: ValueForm("FILE", .file),
    "the project file, instead of the first tipc.yaml in or above the folder of the first path")
  static let only = Option(
    .only, "only", takes: ValueForm("ID", .text), repeats: true,
    "compile only this popup and leave all other outputs as they are")
  static let jobs = Option(
    .jobs, "jobs", short: "j", takes: ValueForm("N", .number(1...1024)),
    "how many popups to compile at once; the outputs are the same for any N (default: one per processor)")
  static let bundle = Option(
    .bundle, "bundle", takes: ValueForm("FILE", .file),
    "write all layouts into one JSON file, and nothing else")
  static let check = Option(
    .check, "check", "write nothing; list outputs that are missing, stale or extra, and exit with 1 if there are any")
  static let diff = Option(.diff, "diff", "write nothing; show what --check found, or --fix would change, as a diff")
  static let fix = Option(.fix, "fix", "first apply safe fixes to the specs")
  static let strict = Option(.strict, "strict", "exit with 1 on warnings too")
  static let quiet = Option(.quiet, "quiet", short: "q", "print findings only: no progress, notes or summary")
  static let baseline = Option(
    .baseline, "baseline", takes: ValueForm("FILE", .file), "hide the findings that this file lists")
  static let writeBaseline = Option(
    .writeBaseline, "write-baseline", takes: ValueForm("FILE", .file),
    "write the current findings of rules to this file, for --baseline")
  static let maxDiagnostics = Option(
    .maxDiagnostics, "max-diagnostics", takes: ValueForm("N", .number(0...1_000_000_000)),
    "show at most N findings; the summary counts all")
  static let format = Option(
    .format, "format", takes: ValueForm("NAME[=FILE]", .choiceOrFile(FormatName.allNames)), repeats: true,
    "the format of findings: text, short, json, sarif, github or gitlab; =FILE writes it to a file")
  static let listFormat = Option(
    .listFormat, "format", takes: ValueForm("NAME", .choice(ListFormat.allNames)),
    "the format of the list: lines, json, nul or xcfilelist")
  static let color = Option(
    .color, "color", takes: ValueForm("WHEN", .choice(["auto", "always", "never"])),
    "auto (on a terminal, subject to NO_COLOR and CLICOLOR_FORCE), always or never")
  static let standardInputName = Option(
    .standardInputName, "stdin-filename", takes: ValueForm("FILE", .file),
    "the name of the spec on standard input (PATH -); its images are looked up relative to it")
  static let preset = Option(
    .preset, "preset", takes: ValueForm("NAME", .choice(["classic", "modern"])), "the preset (default: classic)")
  static let screen = Option(.screen, "screen", takes: ValueForm("NAME", .text), "the screen (default: the first)")
  static let locale = Option(.locale, "locale", takes: ValueForm("TAG", .text), "the locale (default: the first)")
  static let textSize = Option(
    .textSize, "text-size", takes: ValueForm("NAME", .text), "the text size (default: the first)")
  static let index = Option(
    .index, "index", takes: ValueForm("N", .number(0...65535)), "the index of the font in a collection")
  static let help = Option(.help, "help", short: "h", "explain the command")
  static let version = Option(.version, "version", "print the version")
}
