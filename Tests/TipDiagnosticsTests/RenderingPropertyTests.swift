import Foundation
import TestSupport
import Testing
import TipDiagnostics

/// Whatever is in files, names and messages, and wherever ranges lie: nothing traps, nothing but text comes out, and
/// nobody's command is forged.
struct RenderingPropertyTests {
  @Test(arguments: 0..<150 as Range<UInt64>)
  func rendersAnything(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let (diagnostics, context) = Self.random(using: &generator)
    for format in OutputFormat.allCases {
      let text = render(diagnostics, as: format, in: context)
      let raw = text.unicodeScalars.first { Self.isRaw($0) }
      #expect(raw == nil, "seed \(seed), \(format)")
      #expect(text == render(diagnostics, as: format, in: context), "seed \(seed), \(format)")
      let lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
      for line in lines {
        Self.check(line, format, "seed \(seed), \(format): \(line)")
      }
      switch format {
      case .json:
        for line in lines.dropLast() {
          #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line.utf8)) }
        }
        #expect(lines.count == diagnostics.count + 1)
      case .github, .short: #expect(lines.count == diagnostics.count + 1, "seed \(seed), \(format)")
      case .sarif: _ = try SARIF.run(text)
      case .gitlab:
        let report = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]]
        let names = report?.compactMap { $0["fingerprint"] as? String } ?? []
        #expect(Set(names).count == diagnostics.count, "seed \(seed)")
      case .text: break
      }
    }
  }

  /// Sorting is a matter of what is there, not of how it came.
  @Test(arguments: 0..<20 as Range<UInt64>)
  func sortsInOneWay(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (diagnostics, context) = Self.random(using: &generator)
    let sorted = diagnostics.sorted(in: context.table)
    #expect(sorted == sorted.sorted(in: context.table))
    #expect(sorted == (sorted + sorted).sorted(in: context.table))
    #expect(Set(sorted) == Set(diagnostics) && Set(sorted).count == sorted.count)
  }

  /// A scalar that a terminal obeys instead of showing it.
  private static func isRaw(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A: false
    case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }

  private static func check(_ line: String, _ format: OutputFormat, _ name: String) {
    let isJSON = [.json, .sarif, .gitlab].contains(format)
    if !isJSON {
      #expect(line.firstMatch(of: /##[A-Za-z]{0,16}\[/) == nil, "\(name)")
    }
    switch format {
    case .github: #expect(line.isEmpty || line.hasPrefix("::error ") || line.hasPrefix("::warning "), "\(name)")
    case .text, .short:
      let trimmed = line.drop { $0.isWhitespace }
      #expect(!trimmed.hasPrefix("::") || trimmed.hasPrefix("::: "), "\(name)")
      if line.firstMatch(of: /^ *[0-9]+ \|/) != nil { #expect(displayWidth(of: line) <= 60, "\(name)") }
      #expect(format == .short || line.last != " ", "\(name)")
    default: break
    }
  }

  private static func random(using generator: inout SeededGenerator) -> ([Diagnostic], ReportContext) {
    var table = SourceTable()
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let name = String(decoding: generator.awkwardBytes(count: 12), as: UTF8.self)
      let size = Int.random(in: 0...9, using: &generator) == 0 ? 9000 : Int.random(in: 0...300, using: &generator)
      table.add(path: name, bytes: size == 0 ? [] : generator.awkwardBytes(count: size))
    }
    func text() -> String {
      String(decoding: generator.awkwardBytes(count: Int.random(in: 0...60, using: &generator)), as: UTF8.self)
    }
    func place() -> SourceSpan {
      let file = Int.random(in: 0..<table.files.count, using: &generator)
      let size = table.files[file].bytes.count
      let low = Int.random(in: -2...(size + 2), using: &generator)
      return makePlace(file, low..<Int.random(in: low...(size + 9), using: &generator))
    }
    func label() -> Label {
      Label(place(), Bool.random(using: &generator) ? text() : nil)
    }
    let kinds = [
      Sample("").kind,
      Sample("").with {
        $0.severity = .warning
        $0.code = "w"
      }.kind,
    ]
    let diagnostics = (0..<12).map { index in
      Diagnostic(
        kinds[index % 2], text(), at: Bool.random(using: &generator) || index < 6 ? label() : nil,
        also: (0..<Int.random(in: 0...4, using: &generator)).map { _ in label() }, help: [text()],
        fix: index < 3 ? Fix(text(), .safe, [Edit(place(), text()), Edit(place(), text())]) : nil,
        popup: index < 2 ? text() : nil)
    }
    return (
      diagnostics,
      ReportContext(
        table: table, kinds: kinds, tool: ToolIdentity(version: "1.0.0"), options: TextOptions(width: 60))
    )
  }
}
