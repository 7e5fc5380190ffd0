import TipDiagnostics
import TipSyntax

/// What is wrong with a path that a file names.
enum PathFault: Error {
  case absolute
  case backslash

  /// Ends with `/`, or names a folder: `.` and `..`.
  case folder
}

/// A path relative to the project's folder, out of one relative to another folder in it.
///
/// `.` and `..` are worked out; a path that leads out of the project begins with `../`.
func resolvePath(_ path: String, from folder: [String]) throws(PathFault) -> String {
  if path.hasPrefix("/") || path.hasPrefix("~/") || isDrive(path) { throw .absolute }
  if path.contains("\\") { throw .backslash }
  var parts: [String] = []
  for part in folder.filter({ $0 != "." })
    + path.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
  {
    // What lies above the root is the root.
    if part == "..", parts == [""] { continue }
    if part == ".." {
      if parts.last == nil || parts.last == ".." { parts.append(part) } else { parts.removeLast() }
    } else if part != "." {
      parts.append(part)
    }
  }
  let last = path.split(separator: "/", omittingEmptySubsequences: false).last
  guard let name = parts.last, name != "..", last != "", last != ".", last != ".." else { throw .folder }
  return parts.joined(separator: "/")
}

private func isDrive(_ path: String) -> Bool {
  let bytes = Array(path.utf8.prefix(3))
  guard bytes.count == 3, bytes[1] == UInt8(ascii: ":") else { return false }
  let letter = bytes[0] | 0x20
  return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z")
    && (bytes[2] == UInt8(ascii: "/") || bytes[2] == UInt8(ascii: "\\"))
}

extension ValueType where Value == String {
  /// The path of a file, relative to the file that names it; it becomes relative to the project's folder.
  static func path(_ phrase: String) -> ValueType<String> {
    let shape = Shape.definition(
      "path", "The path of a file, with `/`, relative to the file that names it.",
      .pattern(relativePathPattern, phrase: phrase))
    return ValueType(
      shape, write: { .scalar(quoted($0)) },
      read: { node, path, context in
        guard let text = node.text, !text.isEmpty else {
          context.report(.wrongType(expected: shape, found: node, under: path, in: context))
          return nil
        }
        do throws(PathFault) {
          return try resolvePath(text, from: context.folder)
        } catch {
          context.report(.badPath(error, text, of: phrase, at: node, path, context))
          return nil
        }
      })
  }
}

/// A path that is neither absolute nor written with backslashes.
let relativePathPattern = #"^(?!/|~/|[A-Za-z]:[/\\])[^\\]*[^\\/]$"#

extension Diagnostic {
  /// A path that is not the relative path of a file.
  static func badPath(
    _ fault: PathFault, _ text: String, of phrase: String, at node: Node, _ path: ValuePath, _ context: DecodingContext
  ) -> Diagnostic {
    let place = context.place(of: node)
    let also = context.aliasLabel(of: node)
    switch fault {
    case .absolute:
      return Diagnostic(
        .wrongType, "\(path.subject) is an absolute path", at: Label(place, "begins at a root"), also: also,
        help: ["write it relative to this file: on other machines it leads elsewhere"])
    case .backslash:
      let forward = String(text.map { $0 == "\\" ? "/" : $0 })
      return Diagnostic(
        .wrongType, "\(path.subject) is written with backslashes", at: Label(place), also: also,
        help: ["write `/` between the parts of a path"],
        fix: Fix("write `\(forward)`", .safe, [Edit(place, quotedPath(forward))]))
    case .folder:
      return Diagnostic(
        .wrongType, "\(path.subject) must be \(phrase), but names a folder", at: Label(place), also: also)
    }
  }

  private static func quotedPath(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy {
      isDigit($0) || $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || [0x2D, 0x2E, 0x2F, 0x5F].contains($0)
    }
    return isPlain && !path.hasPrefix("-") ? path : jsonString(path)
  }
}
