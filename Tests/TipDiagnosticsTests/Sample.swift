import Testing
import TipDiagnostics

/// A diagnostic to be rendered in a test, written down shortly.
struct Sample: Sendable {
  /// Where a label lies: the first occurrence of a text in a file, or a range of bytes.
  enum Spot: Sendable {
    case text(String)
    case bytes(Range<Int>)
  }

  struct Mark: Sendable {
    let file: Int
    let spot: Spot
    let text: String?

    init(_ needle: String, _ text: String? = nil, file: Int = 0) {
      (spot, self.text, self.file) = (.text(needle), text, file)
    }

    init(_ bytes: Range<Int>, _ text: String? = nil, file: Int = 0) {
      (spot, self.text, self.file) = (.bytes(bytes), text, file)
    }
  }

  var files: [(path: String, bytes: [UInt8])]
  var primary: Mark?
  var secondary: [Mark] = []
  var message = "m"
  var code = "c"
  var severity = Severity.error
  var standing = DiagnosticKind.Standing.fault
  var help: [String] = []
  var fixTitle: String?
  var fixSafety = Fix.Safety.safe
  var edits: [(mark: Mark, replacement: String)] = []
  var popup: String?

  init(_ text: String, _ primary: Mark? = nil, also secondary: [Mark] = []) {
    self.init(bytes: Array(text.utf8), primary, also: secondary)
  }

  init(bytes: [UInt8], _ primary: Mark? = nil, also secondary: [Mark] = []) {
    files = [("a.yaml", bytes)]
    self.primary = primary
    self.secondary = secondary
  }

  func with(_ change: (inout Sample) -> Void) -> Sample {
    var copy = self
    change(&copy)
    return copy
  }

  var table: SourceTable {
    var table = SourceTable()
    for file in files { table.add(path: file.path, bytes: file.bytes) }
    return table
  }

  var kind: DiagnosticKind {
    DiagnosticKind(
      code, severity, standing: standing, summary: "Something is so.", explanation: "Why it matters.", wrong: "a: 1\n",
      right: "b: 1\n")
  }

  var diagnostic: Diagnostic {
    Diagnostic(
      kind, message, at: primary.map(label), also: secondary.map(label), help: help,
      fix: fixTitle.map { title in
        Fix(title, fixSafety, edits.map { Edit(place(of: $0.mark), $0.replacement) })
      }, popup: popup)
  }

  var context: ReportContext {
    ReportContext(table: table, kinds: [kind], tool: ToolIdentity(version: "1.2.3"))
  }

  private func label(_ mark: Mark) -> Label {
    Label(place(of: mark), mark.text)
  }

  private func place(of mark: Mark) -> SourceSpan {
    let bytes = files[mark.file].bytes
    let range: Range<Int>
    switch mark.spot {
    case .bytes(let bytes): range = bytes
    case .text(let needle):
      let needle = Array(needle.utf8)
      let start = bytes.indices.first { bytes[$0...].starts(with: needle) } ?? 0
      range = start..<(start + needle.count)
    }
    return makePlace(mark.file, range)
  }
}

/// A place by byte offsets alone; renderers take lines and columns from the bytes.
func makePlace(_ file: Int, _ range: Range<Int>) -> SourceSpan {
  func position(_ offset: Int) -> SourcePosition {
    SourcePosition(line: 1, column: 1, offset: Int32(clamping: offset))
  }
  return SourceSpan(SourceID(rawValue: Int32(file)), position(range.lowerBound)..<position(range.upperBound))
}

extension Sample: CustomTestStringConvertible {
  var testDescription: String { "\(code): \(message.debugDescription)" }
}
