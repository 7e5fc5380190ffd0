import TipDiagnostics

/// Builds a tree out of events, and checks on the way what libyaml lets through.
struct Composer {
  let text: SourceText
  var sink = DiagnosticSink()
  var cursor: PositionCursor
  var frames: [Frame] = []
  var anchors = AnchorTable()
  var root: Node?

  /// The offset up to which the text has been accounted for.
  var reached: Int

  /// Where the last scalar, alias or bracketed collection ended: block collections have no end of their own.
  var lastEnd = SourcePosition.start

  /// The scalar that came last, for explaining what follows it.
  var lastScalar: (range: Range<SourcePosition>, style: Scalar.Style)?

  /// Where raw U+2028 and the like may stand; kept only if the text has any.
  var quotedRanges: [Range<Int>] = []

  /// The columns of the block collections that ended after the last scalar, from the innermost.
  var closedColumns: [Int32] = []

  /// Where the anchor and the tag stand that were read last.
  var anchorRange: Range<Int>?
  var tagRange: Range<Int>?

  /// Nodes met so far, aliases expanded.
  private(set) var weight = 0
  private var nodeCount = 0

  init(_ text: SourceText) {
    self.text = text
    cursor = PositionCursor(text)
    reached = text.firstOffset
  }

  /// Takes in one event; `false` if there is no use in going on.
  mutating func take(_ event: Event) -> Bool {
    switch event.kind {
    case .scalar: takeScalar(event)
    case .alias: takeAlias(event)
    case .mappingStart: open(.mapping, event)
    case .sequenceStart: open(.sequence, event)
    case .mappingEnd, .sequenceEnd: close(event)
    case .documentStart, .documentEnd, .streamStart, .streamEnd: true
    }
  }

  private mutating func account(upTo end: SourcePosition) {
    lastEnd = end
    if !closedColumns.isEmpty { closedColumns.removeAll() }
    reached = max(reached, Int(end.offset))
  }

  /// Whether the next node is a key of the innermost mapping.
  var expectsKey: Bool {
    let top = frames.count - 1
    return top >= 0 && frames[top].kind == .mapping && !frames[top].hasKey
  }

  /// Counts a node against the limit.
  private mutating func count(at range: Range<SourcePosition>) -> Bool {
    nodeCount += 1
    weight += 1
    guard nodeCount <= Limits.nodes else {
      sink.report(.tooManyNodes(at: SourceSpan(text.file, range)))
      return false
    }
    return true
  }
}

// MARK: - Scalars and aliases

extension Composer {
  private mutating func takeScalar(_ event: Event) -> Bool {
    var start = cursor.position(event.start)
    var end = cursor.position(event.end)
    let isEmpty = event.style == .plain && event.text.isEmpty
    if event.hasAnchor || event.hasTag {
      guard checkGap(to: Int(start.offset)), let content = skipProperties(from: Int(start.offset), isEmpty: isEmpty)
      else { return false }
      start = text.position(content)
      if isEmpty { end = start }
    } else if isEmpty {
      guard let place = missingPosition(start) else { return false }
      start = place
      end = place
    } else {
      guard checkGap(to: Int(start.offset)) else { return false }
    }
    if event.style == .literal || event.style == .folded { end = blockScalarEnd(from: start, to: end) }
    let range = start..<end
    guard count(at: range), checkScalar(event, range) else { return false }
    account(upTo: end)
    lastScalar = (range, event.style)
    let scalar = Scalar(text.standIns.isEmpty ? event.text : text.restoring(event.text), event.style)
    if expectsKey { return takeKey(scalar, event, range) }
    return takeValue(scalar, event, range)
  }

  private mutating func takeValue(_ scalar: Scalar, _ event: Event, _ range: Range<SourcePosition>) -> Bool {
    var node = Node(.scalar(scalar), range)
    if event.hasTag { applyTag(to: &node) }
    if event.style == .plain, event.text.isEmpty, !event.hasTag { readCommentAsValue(&node) }
    if event.hasAnchor { anchors.finish(declareAnchor(), node, weight: 1, height: 0) }
    add(node, height: 0)
    return true
  }

  private mutating func takeKey(_ key: Scalar, _ event: Event, _ range: Range<SourcePosition>) -> Bool {
    guard !key.isMissing || event.hasTag else {
      sink.report(.missingKey(at: SourceSpan(text.file, keyIndicator(near: range.lowerBound))))
      return false
    }
    if event.hasTag || event.hasAnchor {
      var node = Node(.scalar(key), range)
      if event.hasTag { applyTag(to: &node) }
      if event.hasAnchor { anchors.finish(declareAnchor(), node, weight: 1, height: 0) }
    }
    let top = frames.count - 1
    frames[top].hasKey = true
    if key.text == "<<", key.style == .plain {
      sink.report(.mergeKey(at: SourceSpan(text.file, range)))
      frames[top].isDropped = true
    } else if key.text.utf8.count > Limits.keyLength, key.text.unicodeScalars.count > Limits.keyLength {
      sink.report(.keyTooLong(at: SourceSpan(text.file, range)))
      frames[top].isDropped = true
    }
    // The value takes the place of this one as soon as it has been read.
    frames[top].entries.append(Entry(key: key.text, keyRange: range, value: Node(.scalar(Scalar("", .plain)), range)))
    return true
  }

  private mutating func takeAlias(_ event: Event) -> Bool {
    let range = cursor.position(event.start)..<cursor.position(event.end)
    let place = SourceSpan(text.file, range)
    guard checkGap(to: Int(range.lowerBound.offset)), checkNameEnd(range), count(at: range) else { return false }
    account(upTo: range.upperBound)
    if expectsKey {
      sink.report(.aliasAsKey(event.text, at: place))
      return false
    }
    guard let anchor = anchors.use(event.text) else {
      sink.report(.unknownAlias(event.text, at: place, known: anchors.firstNames(5)))
      return false
    }
    guard let target = anchor.node else {
      sink.report(.recursiveAlias(event.text, at: place, anchor: SourceSpan(text.file, anchor.range)))
      return false
    }
    guard anchors.expand(anchor.weight) else {
      sink.report(.tooManyAliasNodes(at: place, anchor: SourceSpan(text.file, anchor.range)))
      return false
    }
    guard frames.count + anchor.height <= Limits.depth else {
      sink.report(.tooDeep(at: place))
      return false
    }
    weight += anchor.weight - 1
    var node = target
    node.alias = range
    add(node, height: anchor.height)
    return true
  }
}

// MARK: - Collections

extension Composer {
  private mutating func open(_ kind: Frame.Kind, _ event: Event) -> Bool {
    var start = cursor.position(event.start)
    let hasProperties = event.hasAnchor || event.hasTag
    guard checkGap(to: Int(start.offset)) else { return false }
    if hasProperties {
      guard let content = skipProperties(from: Int(start.offset), isEmpty: false) else { return false }
      start = text.position(content)
    }
    let opener = text.byte(Int(start.offset))
    let isWide = event.end.column > event.start.column || event.end.line > event.start.line
    let isBracketed = event.isFlow && isWide && (opener == UInt8(ascii: "{") || opener == UInt8(ascii: "["))
    let head = start..<(isBracketed ? start.behindASCII : start)
    guard count(at: head) else { return false }
    guard frames.count < Limits.depth else {
      sink.report(.tooDeep(at: SourceSpan(text.file, head)))
      return false
    }
    if expectsKey {
      sink.report(.collectionAsKey(kind, isTemplate: isTemplate(at: start), at: SourceSpan(text.file, head)))
      return false
    }
    var frame = Frame(kind: kind, start: start)
    frame.isFlow = event.isFlow
    frame.isBracketed = isBracketed
    // What rectangles and popups hold, as a rule: most mappings never grow.
    if kind == .mapping { frame.entries.reserveCapacity(event.isFlow ? 4 : 6) }
    frame.weightBefore = weight - 1
    if event.hasTag { frame.tag = collectionTag(kind) }
    if event.hasAnchor { frame.anchor = declareAnchor() }
    frames.append(frame)
    reached = max(reached, Int(start.offset) + (isBracketed ? 1 : 0))
    return true
  }

  private mutating func close(_ event: Event) -> Bool {
    if let frame = frames.last, frame.isBracketed {
      let end = cursor.position(event.end)
      guard checkGap(to: Int(end.offset) - 1, isCloser: true) else { return false }
      account(upTo: end)
    }
    guard var frame = frames.popLast() else { return false }
    if frame.kind == .mapping { dropDuplicates(in: &frame.entries) }
    let content: Node.Content = frame.kind == .sequence ? .sequence(frame.items) : .mapping(frame.entries)
    if !frame.isFlow { closedColumns.append(frame.start.column) }
    var node = Node(content, frame.start..<max(frame.start, lastEnd))
    node.tag = frame.tag
    if let anchor = frame.anchor {
      anchors.finish(anchor, node, weight: weight - frame.weightBefore, height: frame.height + 1)
    }
    add(node, height: frame.height + 1)
    return true
  }

  /// Gives a finished node to the collection that it stands in.
  private mutating func add(_ node: Node, height: Int) {
    guard !frames.isEmpty else {
      root = node
      return
    }
    let top = frames.count - 1
    if height > frames[top].height { frames[top].height = height }
    guard frames[top].kind == .mapping else {
      frames[top].items.append(node)
      return
    }
    frames[top].hasKey = false
    if frames[top].isDropped {
      frames[top].isDropped = false
      frames[top].entries.removeLast()
    } else {
      frames[top].entries[frames[top].entries.count - 1].value = node
    }
  }

  /// Reports keys that stand in the mapping already, and keeps the first of each.
  private mutating func dropDuplicates(in entries: inout [Entry]) {
    let duplicates = duplicateKeys(in: entries)
    guard !duplicates.isEmpty else { return }
    var isDuplicate = [Bool](repeating: false, count: entries.count)
    for (index, original) in duplicates {
      isDuplicate[index] = true
      sink.report(
        .duplicateKey(
          entries[index].key, at: SourceSpan(text.file, entries[index].keyRange),
          first: SourceSpan(text.file, entries[original].keyRange)))
    }
    entries = zip(entries, isDuplicate).filter { !$1 }.map(\.0)
  }
}

extension SourcePosition {
  /// The position behind an ASCII character that stands here.
  fileprivate var behindASCII: SourcePosition {
    SourcePosition(line: line, column: column + 1, offset: offset + 1)
  }
}
