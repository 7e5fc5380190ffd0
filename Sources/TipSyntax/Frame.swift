import TipDiagnostics

/// A collection whose end has not been met.
struct Frame {
  enum Kind {
    case sequence, mapping
  }

  let kind: Kind
  let start: SourcePosition

  /// Whether it stands within brackets, its own or those of a collection around it.
  var isFlow = false

  /// Whether it begins with `{` or `[`, and so ends with its counterpart.
  var isBracketed = false

  /// Its children so far; of a mapping, the last entry may be a key alone.
  var items: [Node] = []
  var entries: [Entry] = []

  /// Whether the last entry is a key whose value has not come yet.
  var hasKey = false

  /// Whether that entry is left out of the tree, since its key has been reported.
  var isDropped = false

  /// Its anchor's index in the table.
  var anchor: Int?
  var tag: CoreTag?

  /// What the composer's weight was before it.
  var weightBefore = 0

  /// How many collections lie within it, one in the other.
  var height = 0

  init(kind: Kind, start: SourcePosition) {
    self.kind = kind
    self.start = start
  }
}
