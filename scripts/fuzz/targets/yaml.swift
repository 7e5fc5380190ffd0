import TipDiagnostics
import TipSyntax

/// What libFuzzer calls with every input: reading must end, and what it says must lie within the file.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOne(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let source = SourceFile(id: SourceID(rawValue: 0), path: "fuzz.yaml", bytes: bytes)
  var sink = DiagnosticSink()
  let tree = parse(source, into: &sink)
  for diagnostic in sink.diagnostics where diagnostic.code != "encoding" {
    for label in diagnostic.secondary + [diagnostic.primary].compactMap({ $0 }) { check(label.place.range, bytes) }
    for edit in diagnostic.fix?.edits ?? [] { check(edit.place.range, bytes) }
  }
  precondition(tree != nil || !sink.diagnostics.isEmpty, "nothing read, nothing said")
  if let tree {
    check(tree.root, bytes)
    precondition(!dump(tree).isEmpty)
    var budget = 16
    checkPlaces(tree.root, source, &budget)
  }
  return 0
}

private func check(_ node: Node, _ bytes: [UInt8]) {
  check(node.range, bytes)
  switch node.content {
  case .scalar: return
  case .sequence(let items):
    for item in items { check(item, bytes) }
  case .mapping(let entries):
    for entry in entries {
      check(entry.keyRange, bytes)
      check(entry.value, bytes)
    }
  }
}

/// Looks for the characters of a few scalars in the source, which must find them within the scalar or not at all.
private func checkPlaces(_ node: Node, _ source: SourceFile, _ budget: inout Int) {
  guard budget > 0, node.alias == nil else { return }
  switch node.content {
  case .scalar(let scalar):
    budget -= 1
    let places = ScalarPlaces(of: scalar.text, at: SourceSpan(source.id, node.range), in: source)
    let count = scalar.text.unicodeScalars.count
    guard let place = places?.place(of: 0..<count) else { return }
    check(place.range, source.bytes)
    precondition(place.range.lowerBound >= node.range.lowerBound)
  case .sequence(let items):
    for item in items { checkPlaces(item, source, &budget) }
  case .mapping(let entries):
    for entry in entries { checkPlaces(entry.value, source, &budget) }
  }
}

private func check(_ range: Range<SourcePosition>, _ bytes: [UInt8]) {
  let lower = range.lowerBound
  let upper = range.upperBound
  precondition(lower.offset >= 0 && upper.offset >= lower.offset && Int(upper.offset) <= bytes.count)
  precondition(lower.line >= 1 && lower.column >= 1 && upper.line >= lower.line)
  precondition(isBoundary(Int(lower.offset), bytes) && isBoundary(Int(upper.offset), bytes))
}

/// Whether an offset lies between two scalars.
private func isBoundary(_ offset: Int, _ bytes: [UInt8]) -> Bool {
  offset == bytes.count || bytes[offset] & 0xC0 != 0x80
}
