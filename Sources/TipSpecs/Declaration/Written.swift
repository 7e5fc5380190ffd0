/// A value as it would be written in YAML.
indirect enum Written: Equatable {
  /// Text that is YAML already: quoted where it must be.
  case scalar(String)
  case list([Written])
  case mapping([(String, Written)])

  var isEmpty: Bool {
    switch self {
    case .scalar: false
    case .list(let elements): elements.isEmpty
    case .mapping(let entries): entries.isEmpty
    }
  }

  static func == (left: Written, right: Written) -> Bool {
    switch (left, right) {
    case (.scalar(let left), .scalar(let right)): left == right
    case (.list(let left), .list(let right)): left == right
    case (.mapping(let left), .mapping(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0.0 == $1.0 && $0.1 == $1.1 }
    default: false
    }
  }

  /// On one line, in flow style.
  var flow: String {
    switch self {
    case .scalar(let text): text
    case .list(let elements): "[" + elements.map(\.flow).joined(separator: ", ") + "]"
    case .mapping(let entries): "{" + entries.map { "\($0.0): \($0.1.flow)" }.joined(separator: ", ") + "}"
    }
  }

  /// The lines of a block whose first line is `head`, with flow style where it fits into 100 columns.
  func lines(after head: String, indentation: Int) -> [String] {
    let margin = String(repeating: " ", count: indentation)
    let line = margin + head + " " + flow
    guard line.utf8.count > 100, case .mapping(let entries) = self, !entries.isEmpty else { return [line] }
    return [margin + head] + entries.flatMap { $0.1.lines(after: $0.0 + ":", indentation: indentation + 2) }
  }
}
