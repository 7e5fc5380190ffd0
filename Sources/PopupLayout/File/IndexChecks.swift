/// What a file counts must be there: an app that goes by an index of the file is never led outside of an array.
extension Popup {
  /// Checks every index and count against what it counts.
  ///
  /// - Parameter path: where the popup stands in the file.
  /// - Throws: `DecodingError.dataCorrupted` with the path of the first number that leads outside.
  func checkIndices(at path: [any CodingKey]) throws {
    for (number, content) in contents.enumerated() {
      for (index, layout) in content.layouts.enumerated() {
        let place = FilePlace(path)["contents"][number]["layouts"][index]
        try layout.checkIndices(at: place)
      }
    }
    for (number, variant) in placements.enumerated() {
      let place = FilePlace(path)["placements"][number]
      try place["content"].check(variant.content, in: 0..<contents.count)
      try place["layout"].check(variant.layout, in: 0..<contents[variant.content].layouts.count)
    }
  }
}

extension Popup.Layout {
  fileprivate func checkIndices(at place: FilePlace) throws {
    for (number, row) in rows.enumerated() {
      try place["rows"][number]["index"].check(row.index, in: 0..<rows.count)
    }
    for (number, section) in sections.enumerated() {
      let place = place["sections"][number]
      try place["firstRow"].check(section.firstRow, in: 0..<rows.count + 1)
      try place["rowCount"].check(section.rowCount, in: 0..<rows.count - section.firstRow + 1)
    }
    if let visibleRows { try place["visibleRows"].check(visibleRows, in: 0..<rows.count + 1) }
  }
}

/// A place in a file, as keys and indices from its root.
private struct FilePlace {
  private var path: [any CodingKey]

  init(_ path: [any CodingKey]) { self.path = path }

  subscript(key: String) -> FilePlace { FilePlace(path + [Step(stringValue: key)]) }
  subscript(index: Int) -> FilePlace { FilePlace(path + [Step(intValue: index)]) }

  func check(_ value: Int, in range: Range<Int>) throws {
    guard !range.contains(value) else { return }
    throw DecodingError.dataCorrupted(
      DecodingError.Context(codingPath: path, debugDescription: "\(value) is not in \(range)"))
  }

  private struct Step: CodingKey {
    let stringValue: String
    let intValue: Int?

    init(stringValue: String) { (self.stringValue, intValue) = (stringValue, nil) }
    init(intValue: Int) { (stringValue, self.intValue) = ("\(intValue)", intValue) }
  }
}
