import CLibYAML

// The one file that touches C and raw memory. What leaves it are Swift values.

/// A place as libyaml counts it, both from 0, the column in Unicode scalars.
struct Mark {
  var line: Int
  var column: Int
}

/// One step of the YAML stream.
struct Event {
  enum Kind {
    case streamStart, streamEnd, documentStart, documentEnd
    case scalar, alias, sequenceStart, sequenceEnd, mappingStart, mappingEnd
  }

  var kind: Kind

  /// Where it begins, its anchor and tag included.
  var start: Mark
  var end: Mark

  /// A scalar's text or an alias's name.
  var text = ""
  var style = Scalar.Style.plain
  var isFlow = false
  var anchor: String?

  /// The tag with its handle resolved.
  var tag: String?
}

/// Why libyaml stopped. Its words are for looking up, never for showing.
struct Fault {
  var problem: String
  var problemMark: Mark
  var context: String
  var contextMark: Mark
}

/// Reads the events of a text one by one.
///
/// The parser lies on the heap since libyaml keeps a pointer to it, and the text is pinned for as long as `read` runs.
struct EventReader: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let event: UnsafeMutablePointer<yaml_event_t>

  /// Calls `body` with a reader of `bytes`, which are UTF-8 without a byte-order mark; `nil` if there is no memory.
  static func read<Result>(_ bytes: [UInt8], from first: Int, _ body: (inout EventReader) -> Result) -> Result? {
    bytes.withUnsafeBufferPointer { all in
      guard var reader = EventReader(UnsafeBufferPointer(rebasing: all[first...])) else { return nil }
      return body(&reader)
    }
  }

  private init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    parser = .allocate(capacity: 1)
    event = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    event.initialize(to: yaml_event_t())
    guard yaml_parser_initialize(parser) == 1 else { return nil }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    event.deallocate()
  }

  /// The next event, or `nil` where the text cannot be read on: `fault` says why.
  mutating func next() -> Event? {
    guard yaml_parser_parse(parser, event) == 1 else { return nil }
    defer { yaml_event_delete(event) }
    let start = Mark(event.pointee.start_mark)
    let end = Mark(event.pointee.end_mark)
    switch event.pointee.type {
    case YAML_SCALAR_EVENT: return scalar(start, end)
    case YAML_MAPPING_START_EVENT:
      let data = event.pointee.data.mapping_start
      return Event(
        kind: .mappingStart, start: start, end: end, isFlow: data.style == YAML_FLOW_MAPPING_STYLE,
        anchor: string(data.anchor), tag: string(data.tag))
    case YAML_MAPPING_END_EVENT: return Event(kind: .mappingEnd, start: start, end: end)
    case YAML_SEQUENCE_START_EVENT:
      let data = event.pointee.data.sequence_start
      return Event(
        kind: .sequenceStart, start: start, end: end, isFlow: data.style == YAML_FLOW_SEQUENCE_STYLE,
        anchor: string(data.anchor), tag: string(data.tag))
    case YAML_SEQUENCE_END_EVENT: return Event(kind: .sequenceEnd, start: start, end: end)
    case YAML_ALIAS_EVENT:
      return Event(kind: .alias, start: start, end: end, text: string(event.pointee.data.alias.anchor) ?? "")
    case YAML_DOCUMENT_START_EVENT: return Event(kind: .documentStart, start: start, end: end)
    case YAML_DOCUMENT_END_EVENT: return Event(kind: .documentEnd, start: start, end: end)
    case YAML_STREAM_START_EVENT: return Event(kind: .streamStart, start: start, end: end)
    default: return Event(kind: .streamEnd, start: start, end: end)
    }
  }

  private func scalar(_ start: Mark, _ end: Mark) -> Event {
    let data = event.pointee.data.scalar
    let style: Scalar.Style =
      switch data.style {
      case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
      case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
      case YAML_LITERAL_SCALAR_STYLE: .literal
      case YAML_FOLDED_SCALAR_STYLE: .folded
      default: .plain
      }
    return Event(
      kind: .scalar, start: start, end: end,
      text: String(decoding: UnsafeBufferPointer(start: data.value, count: data.length), as: UTF8.self),
      style: style, anchor: string(data.anchor), tag: string(data.tag))
  }

  private func string(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    guard let pointer else { return nil }
    return String(cString: pointer)
  }

  /// What stopped the reader, after `next` has returned `nil`.
  var fault: Fault {
    let state = parser.pointee
    return Fault(
      problem: state.problem.map { String(cString: $0) } ?? "", problemMark: Mark(state.problem_mark),
      context: state.context.map { String(cString: $0) } ?? "", contextMark: Mark(state.context_mark))
  }
}

extension Mark {
  fileprivate init(_ mark: yaml_mark_t) {
    line = Int(clamping: mark.line)
    column = Int(clamping: mark.column)
  }
}
