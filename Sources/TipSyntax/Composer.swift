import TipDiagnostics

/// Builds a tree out of events, and checks on the way what libyaml lets through.
///
/// The children of all open collections lie on two stacks, so that each finished collection is one exact allocation.
struct Composer {
  let text: SourceText
  var sink = DiagnosticSink()
  var cursor = PositionCursor()
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

  private var nodes: [Node] = []
  private var entries: [Entry] = []

  /// Nodes met so far, aliases expanded.
  private(set) var weight = 0
  private var nodeCount = 0

  init(_ text: SourceText) {
    self.text = text
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

  /// Counts a node against the limit.
  private mutating func count(at range: Range<SourcePosition>) -> Bool {
    nodeCount += 1
    weight += 1
    guard nodeCount <= Limits.nodes else {
      sink.report(.tooManyNodes(at: Place(text.file, range)))
      return false
    }
    return true
  }
}

// MARK: - Scalars and aliases

extension Composer {
  private mutating func takeScalar(_ event: Event) -> Bool {
    var start = cursor.position(event.start, in: text)
    var end = cursor.position(event.end, in: text)
    let isEmpty = event.style == .plain && event.text.isEmpty
    if event.anchor != nil || event.tag != nil {
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
    if let top = frames.last, top.kind == .mapping, top.key == nil { return takeKey(scalar, event, range) }
    return takeValue(scalar, event, range)
  }

  private mutating func takeValue(_ scalar: Scalar, _ event: Event, _ range: Range<SourcePosition>) -> Bool {
    var node = Node(.scalar(scalar), range)
    if event.tag != nil { applyTag(event, to: &node) }
    if event.style == .plain, event.text.isEmpty, event.tag == nil { readCommentAsValue(&node) }
    if let name = event.anchor {
      let index = declareAnchor(name)
      anchors.finish(index, node, weight: 1, height: 0)
    }
    add(node, height: 0)
    return true
  }

  private mutating func takeKey(_ key: Scalar, _ event: Event, _ range: Range<SourcePosition>) -> Bool {
    guard !key.isMissing || event.tag != nil else {
      sink.report(.missingKey(at: Place(text.file, keyIndicator(near: range.lowerBound))))
      return false
    }
    if event.tag != nil || event.anchor != nil {
      var node = Node(.scalar(key), range)
      if event.tag != nil { applyTag(event, to: &node) }
      if let name = event.anchor {
        let index = declareAnchor(name)
        anchors.finish(index, node, weight: 1, height: 0)
      }
    }
    var pending = PendingKey(text: key.text, range: range)
    let place = Place(text.file, range)
    if key.text == "<<", key.style == .plain {
      sink.report(.mergeKey(at: place))
      pending.isDropped = true
    } else if key.text.utf8.count > Limits.keyLength, key.text.unicodeScalars.count > Limits.keyLength {
      sink.report(.keyTooLong(at: place))
      pending.isDropped = true
    }
    frames[frames.count - 1].key = pending
    return true
  }

  private mutating func takeAlias(_ event: Event) -> Bool {
    let range = cursor.position(event.start, in: text)..<cursor.position(event.end, in: text)
    let place = Place(text.file, range)
    guard checkGap(to: Int(range.lowerBound.offset)), checkNameEnd(range), count(at: range) else { return false }
    account(upTo: range.upperBound)
    if let top = frames.last, top.kind == .mapping, top.key == nil {
      sink.report(.aliasAsKey(event.text, at: place))
      return false
    }
    guard let anchor = anchors.use(event.text) else {
      sink.report(.unknownAlias(event.text, at: place, known: anchors.firstNames(5)))
      return false
    }
    guard let target = anchor.node else {
      sink.report(.recursiveAlias(event.text, at: place, anchor: Place(text.file, anchor.range)))
      return false
    }
    guard anchors.expand(anchor.weight) else {
      sink.report(.tooManyAliasNodes(at: place, anchor: Place(text.file, anchor.range)))
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
    var start = cursor.position(event.start, in: text)
    let hasProperties = event.anchor != nil || event.tag != nil
    guard checkGap(to: Int(start.offset)) else { return false }
    if hasProperties {
      guard let content = skipProperties(from: Int(start.offset), isEmpty: false) else { return false }
      start = text.position(content)
    }
    let opener = text.byte(Int(start.offset))
    let isWide = event.end.column > event.start.column || event.end.line > event.start.line
    let isBracketed = event.isFlow && isWide && (opener == UInt8(ascii: "{") || opener == UInt8(ascii: "["))
    let head = start..<(isBracketed ? text.position(Int(start.offset) + 1) : start)
    guard count(at: head) else { return false }
    guard frames.count < Limits.depth else {
      sink.report(.tooDeep(at: Place(text.file, head)))
      return false
    }
    if let top = frames.last, top.kind == .mapping, top.key == nil {
      sink.report(.collectionAsKey(kind, isTemplate: isTemplate(at: start), at: Place(text.file, head)))
      return false
    }
    var frame = Frame(kind: kind, start: start)
    frame.isFlow = event.isFlow
    frame.isBracketed = isBracketed
    frame.first = kind == .sequence ? nodes.count : entries.count
    frame.weightBefore = weight - 1
    if event.tag != nil { frame.tag = collectionTag(event, kind) }
    if let name = event.anchor { frame.anchor = declareAnchor(name) }
    frames.append(frame)
    reached = max(reached, Int(start.offset) + (isBracketed ? 1 : 0))
    return true
  }

  private mutating func close(_ event: Event) -> Bool {
    guard let frame = frames.last else { return false }
    if frame.isBracketed {
      let end = cursor.position(event.end, in: text)
      guard checkGap(to: Int(end.offset) - 1, isCloser: true) else { return false }
      account(upTo: end)
    }
    let content: Node.Content
    if frame.kind == .sequence {
      content = .sequence(Array(nodes[frame.first...]))
      nodes.removeLast(nodes.count - frame.first)
    } else {
      dropDuplicates(from: frame.first)
      content = .mapping(Array(entries[frame.first...]))
      entries.removeLast(entries.count - frame.first)
    }
    frames.removeLast()
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
    guard let top = frames.indices.last else {
      root = node
      return
    }
    if height > frames[top].height { frames[top].height = height }
    guard frames[top].kind == .mapping else {
      nodes.append(node)
      return
    }
    guard let key = frames[top].key else { return }
    frames[top].key = nil
    if !key.isDropped { entries.append(Entry(key: key.text, keyRange: key.range, value: node)) }
  }

  /// Reports keys that stand in the mapping already, and keeps the first of each.
  private mutating func dropDuplicates(from first: Int) {
    let duplicates = duplicateKeys(in: entries[first...])
    guard !duplicates.isEmpty else { return }
    var isDuplicate = [Bool](repeating: false, count: entries.count - first)
    for (index, original) in duplicates {
      isDuplicate[index - first] = true
      sink.report(
        .duplicateKey(
          entries[index].key, at: Place(text.file, entries[index].keyRange),
          first: Place(text.file, entries[original].keyRange)))
    }
    let kept = zip(entries[first...], isDuplicate).filter { !$1 }.map(\.0)
    entries.replaceSubrange(first..., with: kept)
  }
}
