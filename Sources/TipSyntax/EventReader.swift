import CLibYAML

// The one file that touches C and raw memory. What leaves it are Swift values.

/// A place as libyaml counts it, both from 0, the column in Unicode scalars.
struct Mark: Equatable {
  var line: Int32
  var column: Int32
}

/// One step of the YAML stream; which of its properties mean something depends on `kind`.
struct Event {
  enum Kind {
    case streamStart, streamEnd, documentStart, documentEnd
    case scalar, alias, sequenceStart, sequenceEnd, mappingStart, mappingEnd
  }

  var kind = Kind.streamStart

  /// Where it begins, its anchor and tag included.
  var start = Mark(line: 0, column: 0)
  var end = Mark(line: 0, column: 0)

  /// A scalar's text or an alias's name.
  var text = ""
  var style = Scalar.Style.plain
  var isFlow = false

  /// What stands before the value; the composer reads it in the text.
  var hasAnchor = false
  var hasTag = false
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

  /// Puts the next event into `next`; `false` where the text cannot be read on: `fault` says why.
  mutating func read(_ next: inout Event) -> Bool {
    guard yaml_parser_parse(parser, event) == 1 else { return false }
    defer { yaml_event_delete(event) }
    next.start = Mark(event.pointee.start_mark)
    next.end = Mark(event.pointee.end_mark)
    switch event.pointee.type {
    case YAML_SCALAR_EVENT: readScalar(&next)
    case YAML_MAPPING_START_EVENT:
      next.kind = .mappingStart
      next.isFlow = event.pointee.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
      next.hasAnchor = event.pointee.data.mapping_start.anchor != nil
      next.hasTag = event.pointee.data.mapping_start.tag != nil
    case YAML_MAPPING_END_EVENT: next.kind = .mappingEnd
    case YAML_SEQUENCE_START_EVENT:
      next.kind = .sequenceStart
      next.isFlow = event.pointee.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
      next.hasAnchor = event.pointee.data.sequence_start.anchor != nil
      next.hasTag = event.pointee.data.sequence_start.tag != nil
    case YAML_SEQUENCE_END_EVENT: next.kind = .sequenceEnd
    case YAML_ALIAS_EVENT:
      next.kind = .alias
      next.text = String(cString: event.pointee.data.alias.anchor)
    case YAML_DOCUMENT_START_EVENT: next.kind = .documentStart
    case YAML_DOCUMENT_END_EVENT: next.kind = .documentEnd
    case YAML_STREAM_START_EVENT: next.kind = .streamStart
    default: next.kind = .streamEnd
    }
    return true
  }

  private func readScalar(_ next: inout Event) {
    next.kind = .scalar
    next.text = String(
      decoding: UnsafeBufferPointer(start: event.pointee.data.scalar.value, count: event.pointee.data.scalar.length),
      as: UTF8.self)
    next.hasAnchor = event.pointee.data.scalar.anchor != nil
    next.hasTag = event.pointee.data.scalar.tag != nil
    next.style =
      switch event.pointee.data.scalar.style {
      case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
      case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
      case YAML_LITERAL_SCALAR_STYLE: .literal
      case YAML_FOLDED_SCALAR_STYLE: .folded
      default: .plain
      }
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
    line = Int32(truncatingIfNeeded: mark.line)
    column = Int32(truncatingIfNeeded: mark.column)
  }
}
