import TipDiagnostics

/// A YAML value with the place where it stands.
///
/// What an alias stands for has the place of the alias's anchor contents, so that a fault is shown where it is written;
/// `alias` keeps the place that refers to it.
package struct Node: Sendable {
  package enum Content: Sendable {
    case scalar(Scalar)
    case sequence([Node])
    case mapping([Entry])
  }

  package var content: Content

  /// From the first byte of the value (quotes and indicators too) to the end of its last.
  package var range: Range<SourcePosition>

  /// Where the `*name` stands that this node came through, the innermost one.
  package var alias: Range<SourcePosition>?

  /// A core tag that was written on it; `!!str` on a plain scalar has made that scalar a quoted one already.
  package var tag: CoreTag?

  package init(_ content: Content, _ range: Range<SourcePosition>, alias: Range<SourcePosition>? = nil) {
    self.content = content
    self.range = range
    self.alias = alias
  }
}

/// A key and its value.
package struct Entry: Sendable {
  /// The key's text, unquoted.
  package var key: String
  package var keyRange: Range<SourcePosition>
  package var value: Node

  package init(key: String, keyRange: Range<SourcePosition>, value: Node) {
    self.key = key
    self.keyRange = keyRange
    self.value = value
  }
}

/// A scalar as it stands: nothing here says whether it is text, a number or a boolean.
package struct Scalar: Sendable {
  package enum Style: Sendable {
    case plain, singleQuoted, doubleQuoted, literal, folded
  }

  /// The text after unquoting, unescaping and folding.
  package var text: String
  package var style: Style

  package init(_ text: String, _ style: Style) {
    self.text = text
    self.style = style
  }

  /// An empty plain scalar: the value was left out.
  package var isMissing: Bool { style == .plain && text.isEmpty }
}

/// One parsed file.
package struct Tree: Sendable {
  package var file: SourceID
  package var root: Node

  package init(file: SourceID, root: Node) {
    self.file = file
    self.root = root
  }
}
