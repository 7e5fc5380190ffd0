/// Styles in YAML, as a spec file that holds them; what is printed builds.
package func printStyles(_ styles: [NamedStyle]) -> String {
  guard !styles.isEmpty else { return "styles: {}\n" }
  var lines = ["styles:"]
  for style in styles {
    lines.append("  " + quoted(style.name.value) + ":")
    guard case .mapping(let entries) = styleRecord.written(style.style.value), !entries.isEmpty else {
      lines[lines.count - 1] += " {}"
      continue
    }
    for (key, value) in entries { lines += value.lines(after: key + ":", indentation: 4) }
  }
  return lines.joined(separator: "\n") + "\n"
}
