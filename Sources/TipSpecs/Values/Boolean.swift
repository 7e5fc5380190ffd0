import TipDiagnostics
import TipSyntax

extension ValueType where Value == Bool {
  /// `true` or `false`, and nothing that other YAML readers also take for them.
  static var boolean: ValueType<Bool> {
    ValueType(
      .boolean, write: { .scalar($0 ? "true" : "false") },
      read: { node, path, context in
        guard case .scalar(let scalar) = node.content else {
          context.report(.wrongType(expected: .boolean, found: node, under: path, in: context))
          return nil
        }
        if scalar.style == .plain, scalar.text == "true" { return true }
        if scalar.style == .plain, scalar.text == "false" { return false }
        context.report(.noBoolean(node, scalar.text, path, context))
        return nil
      })
  }
}

extension Diagnostic {
  /// A value that stands where a boolean is expected, with the one that was meant.
  fileprivate static func noBoolean(_ node: Node, _ text: String, _ path: ValuePath, _ context: DecodingContext)
    -> Diagnostic
  {
    let meant: String? =
      switch text.lowercased() {
      case "true", "yes", "on", "y", "1": "true"
      case "false", "no", "off", "n", "0": "false"
      default: nil
      }
    guard let meant else { return .wrongType(expected: .boolean, found: node, under: path, in: context) }
    // A single letter or digit may be a slip; the words say what is meant.
    let safety: Fix.Safety = text.utf8.count > 1 ? .safe : .unsafe
    return .wrongType(
      expected: .boolean, found: node, under: path, in: context,
      fix: Fix("write `\(meant)`", safety, [Edit(context.place(of: node), meant)]))
  }
}
