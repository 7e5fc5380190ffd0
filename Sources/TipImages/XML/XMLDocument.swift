/// An XML file as a flat list of its elements, in document order.
///
/// Flat, so that neither building nor throwing away a deep file recurses.
struct XMLDocument: Sendable {
  /// Never empty: the root comes first.
  let elements: [XMLElement]

  /// The line of an `xml-stylesheet` instruction, which could restyle everything.
  let stylesheetLine: Int?

  var root: XMLElement { elements[0] }

  /// The indices of the elements right below the one at `index`.
  func children(of index: Int) -> [Int] {
    var children: [Int] = []
    var next = index + 1
    while next < elements[index].end {
      children.append(next)
      next = elements[next].end
    }
    return children
  }
}

/// An element with its attributes.
struct XMLElement: Sendable {
  enum Namespace: Sendable {
    case none, svg, other
  }

  let namespace: Namespace

  /// The name without its prefix.
  let name: String

  /// Those without a prefix, and `xlink:href` under that name.
  let attributes: [XMLAttribute]

  /// The line of its start tag, from 1.
  let line: Int

  /// The index after its last descendant.
  var end: Int

  /// Whether any character but white space stands right in it.
  var hasText = false

  /// How many bytes its attributes hold: what reading them once takes.
  var length: Int { attributes.reduce(0) { $0 + $1.value.utf8.count } }

  /// The value of an attribute; `nil` if it is not there.
  subscript(name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }
}

struct XMLAttribute: Sendable {
  let name: String
  let value: String
}

/// Why a file is no XML that we read, and where.
struct XMLProblem: Error, Equatable {
  let line: Int

  /// A sentence without a capital or a full stop.
  let message: String

  /// What to do about it.
  var help: String?
}
