/// The reference of the language in Markdown: every key of every mapping, and how its value is written.
package func languageReference() -> String {
  var lines =
    [
      "# The language",
      "",
      "Every key that may stand in a spec or in the project file, what it does, and what holds without it. This page is",
      "generated from the declarations that the tool reads files with.",
      "",
      "A spec that begins with this line is completed and checked by editors that know YAML's language server:",
      "",
      "    # yaml-language-server: $schema=../schema/spec.schema.json",
      "",
    ] + howValuesAreWritten
  for record in recordsOfLanguage { lines += section(of: record) }
  lines += ["## Values", ""]
  for (name, sentence, body) in definitions() { lines += section(of: name, sentence, body) }
  lines += presetTables()
  while lines.last == "" { lines.removeLast() }
  return lines.joined(separator: "\n") + "\n"
}

/// What holds for all values of a kind.
private let howValuesAreWritten = [
  "Where a text stands, every scalar is a text as it stands in the file: `no`, `007` and `22:22` need no quotes, and only",
  "`~` and nothing at all are no value. A number is written in plain decimal digits with at most three decimals, a boolean",
  "as `true` or `false`. Lengths are in points. Nothing is read in a second way: `\"12\"` is no number, and `yes` no boolean.",
  "",
]

private func section(of record: RecordShape) -> [String] {
  var lines = ["## \(heading(of: record.name))", "", record.sentence, ""]
  lines += ["| key | value | default | what it does |", "| --- | --- | --- | --- |"]
  for key in record.keys {
    lines.append("| `\(key.name)` | \(cell(key.shape)) | \(cell(key.fallback)) | \(escaped(key.sentence)) |")
  }
  if record.allowsExtensions {
    lines.append("| `x-…` | anything | none | Nothing: a place for YAML anchors. |")
  }
  if !record.constraints.isEmpty {
    lines += [""] + record.constraints.map { "* " + sentence($0.condition) }
  }
  return lines + [""]
}

/// What the keys of a mapping may not say together.
private func sentence(_ condition: KeyConstraint.Condition) -> String {
  func names(_ keys: [String], _ conjunction: String = "or") -> String {
    Shape.alternatives(keys.map { "`\($0)`" }, conjunction)
  }
  switch condition {
  case .apart(let first, let second):
    return "\(names(first, "and")) cannot stand beside \(names(second))."
  case .anyOf(let keys):
    return "One of \(names(keys, "and")) is required."
  case .needs(let key, let other, let word):
    return "`\(key)` needs `\(other)\(word.map { ": \($0)" } ?? "")`."
  case .fixed(let axes, let other):
    let start = other.map { "Without `\($0)`, each" } ?? "Each"
    let ways = axes.map { axis in
      let pairs = axis.pairs.map { names($0, "and") }
      return
        "\(axis.name) by \(Shape.alternatives(pairs)), or by `\(axis.size)` and one of \(names(axis.positions, "and"))"
    }
    return
      "\(start) axis is fixed exactly: \(ways.joined(separator: "; ")). Without any size, one position each way is a point."
  }
}

private func section(of name: String, _ sentence: String, _ body: Shape) -> [String] {
  var lines = ["### \(heading(of: name))", "", sentence, ""]
  switch body {
  case .words(let words, _):
    lines += ["One of " + Shape.alternatives(words.map { "`\($0)`" }) + ".", ""]
  case .either(let shapes):
    lines += shapes.map { "* \(listed($0))" } + [""]
  case .pattern(let pattern, _):
    lines += ["Its pattern is `\(pattern)`.", ""]
  default:
    break
  }
  return lines
}

/// A value in a list of what it may be: as in a cell, but with all of its words.
private func listed(_ shape: Shape) -> String {
  if case .words(let words, _) = shape { words.map { "`\($0)`" }.joined(separator: ", ") } else { cell(shape) }
}

/// The name of a section.
private func heading(of name: String) -> String {
  let words = name.map { $0 == "-" ? " " : String($0) }.joined()
  return words.prefix(1).uppercased() + words.dropFirst()
}

/// What a value is, in a cell of a table, with links to the sections of what it is made of.
private func cell(_ shape: Shape) -> String {
  switch shape {
  case .text, .nonEmptyText, .shownText: "text"
  case .number(let number): cell(number)
  case .boolean: "`true`, `false`"
  case .words(let words, let phrase): phrase ?? words.map { "`\($0)`" }.joined(separator: ", ")
  case .pattern(_, let phrase): escaped(phrase)
  case .list(let element, _): "list of " + cell(element)
  case .map(_, let phrase, let value, _): "mapping from \(phrase): \(cell(value))"
  case .record(let record): "[\(record.name)](#\(record.name))"
  case .either(let shapes): shapes.map(cell).joined(separator: ", or ")
  case .missing: "`~`"
  case .definition(let name, _, _): "[\(name)](#\(name))"
  }
}

private func cell(_ number: NumberShape) -> String {
  // A phrase that counts says its bounds itself.
  if number.phrase.utf8.contains(where: isDigit) { return escaped(number.phrase) }
  return switch (number.minimum, number.maximum) {
  case (let minimum?, let maximum?) where maximum < Milli(1_000_000):
    "\(escaped(number.phrase)), \(minimum.text) to \(maximum.text)"
  case (let minimum?, _) where minimum > Milli(-1_000_000): "\(escaped(number.phrase)), at least \(minimum.text)"
  default: escaped(number.phrase)
  }
}

private func cell(_ fallback: Fallback) -> String {
  switch fallback {
  case .required: "**required**"
  case .value(let text): "`\(text)`"
  case .byKind(let tip, let banner, let menu): "tip `\(tip)`, banner `\(banner)`, menu `\(menu)`"
  case .ownKeys: "of its keys"
  case .words(let words): escaped(words)
  }
}

private func escaped(_ text: String) -> String {
  text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
}

/// The named types, by name.
private func definitions() -> [(String, String, Shape)] {
  var found: [(String, String, Shape)] = []
  for record in recordsOfLanguage {
    for key in record.keys { gather(key.shape, into: &found) }
  }
  return found.sorted { $0.0 < $1.0 }
}

private func gather(_ shape: Shape, into found: inout [(String, String, Shape)]) {
  switch shape {
  case .definition(let name, let sentence, let body):
    if !found.contains(where: { $0.0 == name }) { found.append((name, sentence, body)) }
    gather(body, into: &found)
  case .list(let element, _), .map(_, _, let element, _): gather(element, into: &found)
  case .either(let shapes): for shape in shapes { gather(shape, into: &found) }
  default: break
  }
}

/// The screens and text sizes that need no numbers.
private func presetTables() -> [String] {
  var lines = ["## Screens that need no numbers", ""]
  lines += ["| name | size | scale | safe area: top, right, bottom, left |", "| --- | --- | --- | --- |"]
  for screen in screenPresets {
    let insets = [screen.safeTop, screen.safeRight, screen.safeBottom, screen.safeLeft].map(\.text)
    lines.append(
      "| `\(screen.name)` | \(screen.width.text) x \(screen.height.text) | \(screen.scale ?? 1) "
        + "| \(insets.joined(separator: ", ")) |")
  }
  lines += ["", "## Text sizes", "", "| name | factor |", "| --- | --- |"]
  for size in textSizePresets { lines.append("| `\(size.name)` | \(size.numerator)/\(size.denominator) |") }
  return lines + [""]
}
