/// One field of what `--format json` writes.
package struct JSONField: Hashable, Sendable {
  /// Its way from the object of a line: names with dots between, `[]` behind an array's.
  package let path: String
  package let type: String
  package let meaning: String

  init(_ path: String, _ type: String, _ meaning: String) {
    (self.path, self.type, self.meaning) = (path, type, meaning)
  }
}

/// Every field of `--format json`, in the order that they are written in.
package let jsonFields: [JSONField] =
  [
    JSONField("format", "number", "version of this form: \(jsonFormatVersion); more fields may come within a version"),
    JSONField("code", "string", "name of the kind of diagnostic, never renamed"),
    JSONField("severity", "string", "`error`, `warning` or `note`"),
    JSONField("message", "string", "what is wrong, one sentence"),
    JSONField("popup", "string or null", "id of the popup that it concerns"),
    JSONField(
      "fingerprint", "string",
      "names the finding from run to run, whatever its line: a hash, a colon, and which one it is among equals"),
    JSONField("primary", "object or null", "where the problem is"),
  ] + placeFields(of: "primary") + [
    JSONField("primary.text", "string or null", "what is to be seen there"),
    JSONField("secondary", "array", "other places that explain it, in any file"),
  ] + placeFields(of: "secondary[]") + [
    JSONField("secondary[].text", "string or null", "what is to be seen there"),
    JSONField("help", "array of strings", "what to do, a sentence each"),
    JSONField("fix", "object or null", "edits that, all together, mend it"),
    JSONField("fix.title", "string", "what the fix does"),
    JSONField("fix.safety", "string", "`safe` if `--fix` applies it, else `unsafe`"),
    JSONField("fix.edits", "array", "replacements of bytes, which never overlap"),
  ] + placeFields(of: "fix.edits[]") + [
    JSONField("fix.edits[].replacement", "string", "what comes in place of the bytes from `start` to `end`")
  ]

private func placeFields(of parent: String) -> [JSONField] {
  [JSONField("\(parent).path", "string or null", "file, relative to the project's folder where it lies in it")]
    + ["start", "end"].flatMap { end in
      [
        JSONField(
          "\(parent).\(end)", "object or null", end == "start" ? "its first position" : "the position behind it"),
        JSONField("\(parent).\(end).line", "number", "line, from 1; lines end at LF, CR or CR LF"),
        JSONField("\(parent).\(end).column", "number", "column, from 1, in Unicode scalars"),
        JSONField("\(parent).\(end).utf16Column", "number", "column, from 1, in UTF-16 code units"),
        JSONField("\(parent).\(end).offset", "number", "bytes before it, a byte-order mark counted"),
      ]
    }
}

/// A Markdown section with every field of `--format json`.
package func jsonReference() -> String {
  var text = """
    ## Fields of `--format json`

    One object a line, in the order of the diagnostics. Every field is there in every object.

    | field | type | meaning |
    | --- | --- | --- |

    """
  for field in jsonFields {
    text += "| `\(field.path)` | \(field.type) | \(field.meaning) |\n"
  }
  return text
}
