/// Arithmetic on paths as text; nothing here looks at the disk.
package enum Paths {
  /// `path` seen from `folder`, without `.`, `..` and doubled slashes; absolute when `folder` is.
  package static func resolve(_ path: String, in folder: String) -> String {
    normalize(isAbsolute(path) ? path : folder + "/" + path)
  }

  package static func isAbsolute(_ path: String) -> Bool {
    path.utf8.first == slash
  }

  /// `path` without empty parts and `.`, and with every `..` taken where a folder stands before it.
  package static func normalize(_ path: String) -> String {
    let absolute = isAbsolute(path)
    var kept: [Substring] = []
    for part in parts(path) where part != "." {
      if part == "..", let last = kept.last, last != ".." {
        kept.removeLast()
      } else if part != ".." || !absolute {
        kept.append(part)
      }
    }
    let joined = kept.joined(separator: "/")
    return absolute ? "/" + joined : joined.isEmpty ? "." : joined
  }

  /// The way from one absolute folder to an absolute path, `.` where they are the same.
  package static func relative(_ path: String, to folder: String) -> String {
    let target = parts(path)
    let start = parts(folder)
    var shared = 0
    while shared < target.count, shared < start.count, sameBytes(target[shared], start[shared]) { shared += 1 }
    let steps = Array(repeating: "..", count: start.count - shared) + target[shared...].map(String.init)
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }

  /// Whether an absolute path is `folder` or lies below it.
  package static func contains(_ folder: String, _ path: String) -> Bool {
    let outer = parts(folder)
    let inner = parts(path)
    return inner.count >= outer.count && zip(outer, inner).allSatisfy(sameBytes)
  }

  /// What stands before the last `/`: `.` for a bare name, `/` for the root.
  package static func parent(_ path: String) -> String {
    guard let cut = path.utf8.lastIndex(of: slash) else { return "." }
    return cut == path.startIndex ? "/" : String(path[..<cut])
  }

  /// What stands after the last `/`.
  package static func name(_ path: String) -> String {
    guard let cut = path.utf8.lastIndex(of: slash) else { return path }
    return String(path[path.utf8.index(after: cut)...])
  }

  /// The order of paths everywhere: by bytes, whatever the locale.
  package static func precedes(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  private static let slash = UInt8(ascii: "/")

  private static func parts(_ path: String) -> [Substring] {
    // Split at bytes: a combining mark after a slash would hide the slash in a `Character`.
    path.utf8.split(separator: slash).map { Substring($0) }
  }

  /// Equality of bytes; `==` on strings would take two spellings of an accent for one file.
  private static func sameBytes(_ left: Substring, _ right: Substring) -> Bool {
    left.utf8.elementsEqual(right.utf8)
  }
}
