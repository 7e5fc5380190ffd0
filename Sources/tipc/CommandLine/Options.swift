/// Every option there is, each declared once.
extension Option {
  static let output = Option(
    .output, "output", short: "o", takes: ValueForm("DIR", .folder),
    "where outputs go, instead of the project's `output` (build, beside the project file)")
  static let project = Option(
    .project, "project", takes: ValueForm("FILE", .file),
    "the project file, instead of the tipc.yaml found upwards from the first path")
  static let only = Option(
    .only, "only", takes: ValueForm("ID", .text), repeats: true,
    "write this popup's files and leave all others as they are")
  static let jobs = Option(
    .jobs, "jobs", short: "j", takes: ValueForm("N", .number(1...1024)),
    "how many popups to compile at a time; the outputs do not depend on it (default: one per processor)")
  static let bundle = Option(
    .bundle, "bundle", takes: ValueForm("FILE", .file),
    "write all layouts into this one JSON file, and nothing else")
  static let check = Option(
    .check, "check", "write nothing; say which outputs are missing, stale or extra, and exit with 1 if any is")
  static let diff = Option(.diff, "diff", "show as a diff what --check or --fix found, and write nothing")
  static let fix = Option(.fix, "fix", "mend in the specs what can be mended safely, first")
  static let strict = Option(.strict, "strict", "exit with 1 on warnings too")
  static let quiet = Option(.quiet, "quiet", short: "q", "no progress, notes or summary; findings are still printed")
  static let baseline = Option(
    .baseline, "baseline", takes: ValueForm("FILE", .file), "leave out the findings that this file lists")
  static let writeBaseline = Option(
    .writeBaseline, "write-baseline", takes: ValueForm("FILE", .file),
    "list the present findings of rules in this file, for --baseline")
  static let maxDiagnostics = Option(
    .maxDiagnostics, "max-diagnostics", takes: ValueForm("N", .number(0...1_000_000_000)),
    "show at most so many findings; all are counted")
  static let format = Option(
    .format, "format", takes: ValueForm("NAME[=FILE]", .choiceOrFile(FormatName.allNames)), repeats: true,
    "how findings are written: text, short, json, sarif, github or gitlab; several with a file each")
  static let listFormat = Option(
    .listFormat, "format", takes: ValueForm("NAME", .choice(ListFormat.allNames)),
    "how the list is written: lines, json, nul or xcfilelist")
  static let color = Option(
    .color, "color", takes: ValueForm("WHEN", .choice(["auto", "always", "never"])),
    "auto (on a terminal, as NO_COLOR and CLICOLOR_FORCE say), always or never")
  static let standardInputName = Option(
    .standardInputName, "stdin-filename", takes: ValueForm("FILE", .file),
    "what the spec on standard input (the path -) is called, and where its images are looked for")
  static let preset = Option(
    .preset, "preset", takes: ValueForm("NAME", .choice(["classic", "modern"])), "which preset's styles")
  static let screen = Option(.screen, "screen", takes: ValueForm("NAME", .text), "the screen (default: the first)")
  static let locale = Option(.locale, "locale", takes: ValueForm("TAG", .text), "the locale (default: the first)")
  static let textSize = Option(
    .textSize, "text-size", takes: ValueForm("NAME", .text), "the text size (default: the first)")
  static let index = Option(
    .index, "index", takes: ValueForm("N", .number(0...65535)), "which font of a collection")
  static let help = Option(.help, "help", short: "h", "explain the command")
  static let version = Option(.version, "version", "print the version")
}
