/// Rules X1 to X10 of UAX 9: explicit levels, and the cutting into isolating run sequences.
struct BidiResolver {
  /// BD2.
  static let maximumDepth: UInt8 = 125

  private let scalars: [Unicode.Scalar]
  private let original: [BidiClass]
  /// The classes with directional overrides applied; later, those that the sequences resolved to.
  private var classes: [BidiClass]
  private var levels: [UInt8]
  private let baseLevel: UInt8
  /// For an isolate initiator its PDI, for such a PDI its initiator, else -1 (BD9).
  private let matches: [Int32]

  init(_ scalars: [Unicode.Scalar], _ classes: [BidiClass], baseLevel: UInt8) {
    self.scalars = scalars
    original = classes
    self.classes = classes
    self.baseLevel = baseLevel
    levels = [UInt8](repeating: baseLevel, count: classes.count)
    matches = Self.isolateMatches(classes)
  }

  mutating func resolve() -> [UInt8] {
    var start = 0
    while start < original.count {
      // P1, for a separator that does not stand at the end.
      let end = original[start...].firstIndex(of: .b).map { $0 + 1 } ?? original.count
      assignExplicitLevels(start..<end)
      resolveSequences(start..<end)
      start = end
    }
    var level = baseLevel
    for index in levels.indices {
      if original[index].isRemoved { levels[index] = level } else { level = levels[index] }
    }
    return levels
  }

  /// BD9. An initiator without a PDI, and a PDI without initiator, have -1; separators end all isolates.
  static func isolateMatches(_ classes: [BidiClass]) -> [Int32] {
    guard classes.contains(where: \.isIsolateInitiator) else { return [] }
    var result = [Int32](repeating: -1, count: classes.count)
    var open: [Int] = []
    for (index, kind) in classes.enumerated() {
      if kind.isIsolateInitiator {
        open.append(index)
      } else if kind == .pdi, let initiator = open.popLast() {
        result[initiator] = Int32(truncatingIfNeeded: index)
        result[index] = Int32(truncatingIfNeeded: initiator)
      } else if kind == .b {
        open.removeAll(keepingCapacity: true)
      }
    }
    return result
  }

  /// P2 and P3 within a range, which may be that of an isolate.
  static func firstLevel(_ classes: [BidiClass], in range: Range<Int>, _ matches: [Int32]) -> UInt8? {
    var index = range.lowerBound
    while index < range.upperBound {
      switch classes[index] {
      case .l: return 0
      case .r, .al: return 1
      case .b: return nil
      case .lri, .rli, .fsi:
        guard matches[index] >= 0 else { return nil }
        index = Int(matches[index])
      default: break
      }
      index += 1
    }
    return nil
  }

  private func match(_ index: Int) -> Int? {
    matches.isEmpty || matches[index] < 0 ? nil : Int(matches[index])
  }

  // MARK: Explicit levels

  /// An entry of the directional status stack.
  private struct Status {
    var level: UInt8
    var override: BidiClass?
    var isIsolate: Bool
  }

  /// What the stack could not take (X1).
  private struct Overflow {
    var isolates = 0
    var embeddings = 0
    var validIsolates = 0
  }

  /// X1 to X8.
  private mutating func assignExplicitLevels(_ range: Range<Int>) {
    var stack = [Status(level: baseLevel, override: nil, isIsolate: false)]
    var overflow = Overflow()
    for index in range {
      let kind = original[index]
      switch kind {
      case .rle, .lre, .rlo, .lro:
        let direction: BidiClass = kind == .rle || kind == .rlo ? .r : .l
        push(&stack, &overflow, direction, override: kind == .rlo || kind == .lro ? direction : nil)
      case .rli, .lri, .fsi:
        place(index, stack)
        pushIsolate(&stack, &overflow, isolateDirection(index, kind, range))
      case .pdi:
        popIsolate(&stack, &overflow)
        place(index, stack)
      case .pdf:
        popEmbedding(&stack, &overflow)
      case .b: levels[index] = baseLevel
      case .bn: break
      default: place(index, stack)
      }
    }
  }

  /// Gives a scalar the level of the stack's top, and the class of its override.
  private mutating func place(_ index: Int, _ stack: [Status]) {
    guard let top = stack.last else { return }
    levels[index] = top.level
    if let override = top.override { classes[index] = override }
  }

  /// X5a to X5c.
  private func isolateDirection(_ index: Int, _ kind: BidiClass, _ range: Range<Int>) -> BidiClass {
    guard kind == .fsi else { return kind == .rli ? .r : .l }
    let end = match(index) ?? range.upperBound
    return Self.firstLevel(original, in: index + 1..<end, matches) == 1 ? .r : .l
  }

  /// The least level above that of the top with this direction, if it is not too deep.
  private func nextLevel(_ stack: [Status], _ direction: BidiClass) -> UInt8? {
    let top = stack.last?.level ?? baseLevel
    let next = direction == .r ? (top + 1) | 1 : (top + 2) & ~1
    return next <= Self.maximumDepth ? next : nil
  }

  /// X2 to X5.
  private func push(
    _ stack: inout [Status], _ overflow: inout Overflow, _ direction: BidiClass, override: BidiClass?
  ) {
    if overflow.isolates == 0, overflow.embeddings == 0, let level = nextLevel(stack, direction) {
      stack.append(Status(level: level, override: override, isIsolate: false))
    } else if overflow.isolates == 0 {
      overflow.embeddings += 1
    }
  }

  /// X5a and X5b, once the initiator has its level.
  private func pushIsolate(_ stack: inout [Status], _ overflow: inout Overflow, _ direction: BidiClass) {
    if overflow.isolates == 0, overflow.embeddings == 0, let level = nextLevel(stack, direction) {
      overflow.validIsolates += 1
      stack.append(Status(level: level, override: nil, isIsolate: true))
    } else {
      overflow.isolates += 1
    }
  }

  /// X6a, before the PDI has its level.
  private func popIsolate(_ stack: inout [Status], _ overflow: inout Overflow) {
    if overflow.isolates > 0 {
      overflow.isolates -= 1
    } else if overflow.validIsolates > 0 {
      overflow.embeddings = 0
      while stack.count > 1, stack.removeLast().isIsolate == false {}
      overflow.validIsolates -= 1
    }
  }

  /// X7.
  private func popEmbedding(_ stack: inout [Status], _ overflow: inout Overflow) {
    guard overflow.isolates == 0 else { return }
    if overflow.embeddings > 0 {
      overflow.embeddings -= 1
    } else if stack.count > 1, stack.last?.isIsolate == false {
      stack.removeLast()
    }
  }

  // MARK: Isolating run sequences

  /// A stretch of one level, in terms of the scalars that are left (BD7).
  private struct Run {
    /// Bounds in `kept`.
    var range: Range<Int>
    /// The explicit level: the sequences resolve `levels` one after the other.
    var level: UInt8
    /// The run that goes on with the isolate's outside, once the isolate that ends this run is closed.
    var next: Int?
    var isContinuation = false
  }

  /// X9, X10 and, for each sequence, W1 to I2.
  private mutating func resolveSequences(_ range: Range<Int>) {
    let kept = range.filter { !original[$0].isRemoved }
    let runs = levelRuns(kept)
    for first in runs.indices where !runs[first].isContinuation {
      var indexes = Array(kept[runs[first].range])
      var last = first
      while let next = runs[last].next {
        indexes.append(contentsOf: kept[runs[next].range])
        last = next
      }
      guard let end = indexes.last else { continue }
      let level = runs[first].level
      let before = first > 0 ? runs[first - 1].level : baseLevel
      var after = last + 1 < runs.count ? runs[last + 1].level : baseLevel
      if original[end].isIsolateInitiator && match(end) == nil { after = baseLevel }
      var sequence = BidiSequence(
        indexes: indexes, level: level, start: bidiDirection(ofLevel: max(level, before)),
        end: bidiDirection(ofLevel: max(level, after)), classes: indexes.map { classes[$0] })
      sequence.resolve(scalars, original)
      for (position, index) in indexes.enumerated() { levels[index] = sequence.resolvedLevel(position) }
    }
  }

  /// BD7 and the links of BD13.
  private func levelRuns(_ kept: [Int]) -> [Run] {
    var runs: [Run] = []
    var start = 0
    // The run that waits for the PDI, under the index of that PDI; isolates nest, so the last is closed first.
    var waiting: [(close: Int, run: Int)] = []
    while start < kept.count {
      var end = start + 1
      while end < kept.count && levels[kept[end]] == levels[kept[start]] { end += 1 }
      var run = Run(range: start..<end, level: levels[kept[start]])
      let number = runs.count
      if original[kept[start]] == .pdi, let last = waiting.last, last.close == kept[start] {
        runs[last.run].next = number
        run.isContinuation = true
        waiting.removeLast()
      }
      let final = kept[end - 1]
      if original[final].isIsolateInitiator, let close = match(final) { waiting.append((close, number)) }
      runs.append(run)
      start = end
    }
    return runs
  }
}
