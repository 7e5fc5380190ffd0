/// A pattern of the project file's `exclude`, for paths relative to the project's folder.
///
/// `*` stands for any run of bytes inside one part of a path, `?` for one scalar, `[a-z]` and `[!a-z]` for one out of a
/// set, `**` as a whole part for any number of parts. A pattern that matches a folder takes in all that lies in it. One
/// without a slash matches a name at any depth, as in `.gitignore`.
package struct Glob: Sendable {
  private let parts: [[Unicode.Scalar]]

  package init(_ pattern: String) {
    var parts = pattern.unicodeScalars.split(separator: "/").map(Array.init).filter { $0 != ["."] }
    if parts.count == 1, !pattern.unicodeScalars.contains("/") { parts.insert(["*", "*"], at: 0) }
    self.parts = parts
  }

  /// Whether the pattern takes in `path` or a folder that it lies in.
  package func matches(_ path: String) -> Bool {
    guard !parts.isEmpty else { return false }
    let names = path.unicodeScalars.split(separator: "/").map(Array.init)
    return (1...max(1, names.count)).contains { matches(Array(names.prefix($0))) }
  }

  /// Whether the pattern matches all of the parts. A `**` that fits too much is tried again one part longer, the last
  /// one first, which is enough: an earlier one never needs to change once a later one has been reached.
  private func matches(_ names: [[Unicode.Scalar]]) -> Bool {
    var pattern = 0
    var name = 0
    var retry: (pattern: Int, name: Int)?
    while name < names.count {
      if pattern < parts.count, parts[pattern] == ["*", "*"] {
        retry = (pattern, name)
        pattern += 1
      } else if pattern < parts.count, Self.matchesPart(parts[pattern], names[name]) {
        pattern += 1
        name += 1
      } else if let last = retry {
        pattern = last.pattern + 1
        name = last.name + 1
        retry = (last.pattern, last.name + 1)
      } else {
        return false
      }
    }
    // `folder/**` is what lies in the folder; the folder itself is left to the walk.
    return parts[pattern...].isEmpty
  }

  private static func matchesPart(_ pattern: [Unicode.Scalar], _ name: [Unicode.Scalar]) -> Bool {
    var at = 0
    var scalar = 0
    var retry: (pattern: Int, scalar: Int)?
    while scalar < name.count {
      if at < pattern.count, pattern[at] == "*" {
        retry = (at, scalar)
        at += 1
      } else if at < pattern.count, let next = matchesScalar(pattern, at, name[scalar]) {
        at = next
        scalar += 1
      } else if let last = retry {
        at = last.pattern + 1
        scalar = last.scalar + 1
        retry = (last.pattern, last.scalar + 1)
      } else {
        return false
      }
    }
    return pattern[at...].allSatisfy { $0 == "*" }
  }

  /// The index after the piece of the pattern at `at` if that piece matches `scalar`.
  private static func matchesScalar(_ pattern: [Unicode.Scalar], _ at: Int, _ scalar: Unicode.Scalar) -> Int? {
    switch pattern[at] {
    case "?": return at + 1
    case "[":
      // A `]` right at the beginning is a member; without an end the bracket is an ordinary scalar.
      var first = at + 1
      let negated = first < pattern.count && (pattern[first] == "!" || pattern[first] == "^")
      if negated { first += 1 }
      guard first < pattern.count, let end = pattern[(first + 1)...].firstIndex(of: "]") else {
        return scalar == "[" ? at + 1 : nil
      }
      return contains(pattern[first..<end], scalar) != negated ? end + 1 : nil
    case let literal: return literal == scalar ? at + 1 : nil
    }
  }

  private static func contains(_ set: ArraySlice<Unicode.Scalar>, _ scalar: Unicode.Scalar) -> Bool {
    var at = set.startIndex
    while at < set.endIndex {
      if at + 2 < set.endIndex, set[at + 1] == "-" {
        if set[at] <= scalar, scalar <= set[at + 2] { return true }
        at += 3
      } else {
        if set[at] == scalar { return true }
        at += 1
      }
    }
    return false
  }
}
