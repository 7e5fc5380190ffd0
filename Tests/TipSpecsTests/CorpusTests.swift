import Foundation
import Testing
import TipDiagnostics

/// A row of a file in `Corpus`; its README says what the columns are.
struct CorpusRow: CustomTestStringConvertible {
  var place: String
  var dump: String
  var isRight: Bool
  var yaml: String
  var expected: String
  var fix: String?

  var testDescription: String { "\(place): \(yaml)" }

  /// All rows of a file.
  static func all(in name: String) -> [CorpusRow] {
    let file = testFolder.appendingPathComponent("Corpus/\(name).txt")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    var section = (dump: "none", template: "%")
    var rows: [CorpusRow] = []
    for (index, line) in text.components(separatedBy: "\n").enumerated() where !line.isEmpty && !line.hasPrefix("#") {
      if line.hasPrefix("["), let end = line.range(of: "] ") {
        section = (String(line[line.index(after: line.startIndex)..<end.lowerBound]), String(line[end.upperBound...]))
        continue
      }
      let columns = (line + " ").components(separatedBy: " | ").map { $0.trimmingCharacters(in: .whitespaces) }
      let yaml = section.template.replacingOccurrences(of: "%", with: columns[1])
        .replacingOccurrences(of: "\\n", with: "\n")
      rows.append(
        CorpusRow(
          place: "\(name).txt:\(index + 1)", dump: section.dump, isRight: columns[0] == "ok", yaml: yaml + "\n",
          expected: columns.count > 2 ? columns[2] : "", fix: columns.count > 3 ? columns[3] : nil))
    }
    return rows
  }
}

@Suite struct CorpusTests {
  /// Every row becomes what it says, or is reported with the codes and the fix that it says.
  @Test(arguments: ["styles", "popups", "projects"])
  func rows(_ name: String) {
    let rows = CorpusRow.all(in: name)
    #expect(rows.count > 100)
    for row in rows {
      let reading = Reading(row.yaml, path: name == "projects" ? "tipc.yaml" : "specs/spec.yaml")
      if row.isRight {
        #expect(reading.rendered == "", "\(row.place): \(row.yaml)")
        #expect(dump(row.dump, reading) == row.expected, "\(row.place): \(row.yaml)")
      } else {
        #expect(reading.codes.joined(separator: ", ") == row.expected, "\(row.place): \(row.yaml)\(reading.rendered)")
        let fix = reading.diagnostics.first?.fix.map { "\($0.safety.rawValue) \($0.edits[0].replacement)" }
        #expect(fix == row.fix, "\(row.place): \(row.yaml)\(reading.rendered)")
      }
    }
  }

  /// A fix that is called safe leaves nothing to report; every fix takes its own report away.
  @Test(arguments: ["styles", "popups", "projects"])
  func fixes(_ name: String) {
    for row in CorpusRow.all(in: name) where row.fix != nil {
      let path = name == "projects" ? "tipc.yaml" : "specs/spec.yaml"
      let reading = Reading(row.yaml, path: path)
      guard let fix = reading.diagnostics.first?.fix else { continue }
      var bytes = Array(row.yaml.utf8)
      for edit in fix.edits.sorted(by: { $0.place.range.lowerBound > $1.place.range.lowerBound }) {
        let range = edit.place.range
        bytes.replaceSubrange(Int(range.lowerBound.offset)..<Int(range.upperBound.offset), with: edit.replacement.utf8)
      }
      let mended = Reading(String(decoding: bytes, as: UTF8.self), path: path)
      #expect(
        mended.diagnostics.count < reading.diagnostics.count, "\(row.place): \(row.yaml)\(mended.rendered)")
    }
  }
}
