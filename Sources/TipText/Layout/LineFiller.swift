/// A line that has been filled, before its place is known.
struct FilledLine {
  /// Scalar indices: what it takes of the text.
  var range: Range<Int>

  /// What of that is drawn: no spaces that hang, no paragraph separator.
  var content: Range<Int>
  var line: LinePieces
  var suffix: LineSuffix?
}

/// Fills lines greedily: each takes the longest piece of the text that fits.
///
/// How wide a piece is follows from sums of advances; only where a line would begin or end at a place that is not clean
/// is it shaped to know. Pieces that seem too long by up to an em are tried too, since shaping can make them shorter.
struct LineFiller {
  private let text: ShapedText
  private let lines: LineShaper

  /// The widest that a line may be, in the cascade's units.
  private let limit: Int

  /// How far beyond the limit the sums may be before a place is out of the question: one em.
  private var margin: Int { text.cascade.measure.perEm }

  /// The words that were broken, by their ranges.
  private(set) var broken: [Range<Int>] = []
  private var candidates: [Int] = []

  /// The last stretch without a place to break at that was searched.
  private var word = 0..<0

  init(_ text: ShapedText, limit: Int, _ shaper: HarfBuzzShaper) {
    self.text = text
    self.limit = limit
    lines = LineShaper(text: text, shaper: shaper)
  }

  /// The line that begins at `start`, which lies in `paragraph` or, if that is empty, is its place.
  mutating func fill(from start: Int, in paragraph: Range<Int>) -> FilledLine {
    if paragraph.isEmpty { return finish(start, start, paragraph) }
    if let rest = wholeRest(start, paragraph) { return rest }
    gather(from: start, in: paragraph)
    for end in candidates.reversed() {
      if let line = fitting(start, end, paragraph) { return line }
    }
    return emergency(start, paragraph)
  }

  /// All of the paragraph that is left, if it fits.
  private func wholeRest(_ start: Int, _ paragraph: Range<Int>) -> FilledLine? {
    let end = paragraph.upperBound
    guard text.isClean(start) || limit == .max else { return nil }
    guard text.cumulative[end] - text.cumulative[start] <= limit else { return nil }
    return finish(start, end, paragraph)
  }

  /// Collects the places where the line may end and that may be near enough.
  private mutating func gather(from start: Int, in paragraph: Range<Int>) {
    candidates.removeAll(keepingCapacity: true)
    let (bound, overflow) = text.cumulative[start].addingReportingOverflow(limit)
    let most = overflow ? Int.max : bound.addingReportingOverflow(margin).overflow ? Int.max : bound + margin
    var inkEnd = start
    let breaks = text.breaks
    for place in start + 1...paragraph.upperBound {
      // Trailing spaces hang, so what counts is where the ink ends.
      if !isHanging(place - 1) { inkEnd = place }
      guard text.cumulative[inkEnd] <= most else { break }
      if place == paragraph.upperBound || place >= breaks.count || breaks[place] != .prohibited {
        candidates.append(place)
      }
    }
  }

  /// The line from `start` to `end`, if it fits.
  private func fitting(_ start: Int, _ end: Int, _ paragraph: Range<Int>) -> FilledLine? {
    if hyphenates(end, paragraph) {
      let line = finish(start, end, paragraph)
      return line.line.width <= limit ? line : nil
    }
    guard lines.width(start..<inkEnd(start, end)) <= limit else { return nil }
    return finish(start, end, paragraph)
  }

  /// Breaks a word between clusters: the longest part that fits, at least one cluster. No line begins with a space.
  private mutating func emergency(_ start: Int, _ paragraph: Range<Int>) -> FilledLine {
    let wordEnd = wordEnd(from: start, paragraph)
    let most = text.cumulative[start] + limit + margin
    var clusters: [Int] = []
    var inkEnd = start
    for place in start + 1..<max(start + 1, wordEnd) {
      if !isHanging(place - 1) { inkEnd = place }
      if !clusters.isEmpty && text.cumulative[inkEnd] > most { break }
      if text.isCluster(place) && !isHanging(place) { clusters.append(place) }
    }
    let fitted = clusters.last { lines.width(start..<self.inkEnd(start, $0)) <= limit }
    guard let end = fitted ?? clusters.first else { return finish(start, wordEnd, paragraph) }
    note(broken: start, wordEnd, paragraph)
    return finish(start, end, paragraph)
  }

  /// Where the word ends that `start` lies in: the next place where a line may end. Of a word that has been broken
  /// before, this is known: a long one is not searched again for each of its lines.
  private mutating func wordEnd(from start: Int, _ paragraph: Range<Int>) -> Int {
    if word.contains(start) { return word.upperBound }
    var end = start + 1
    while end < paragraph.upperBound && !text.isOpportunity(end) { end += 1 }
    word = start..<end
    return end
  }

  /// Remembers a word that is broken, once, with its parts behind soft hyphens.
  private mutating func note(broken start: Int, _ end: Int, _ paragraph: Range<Int>) {
    if let last = broken.last, start < last.upperBound { return }
    var end = end
    while hyphenates(end, paragraph) {
      end += 1
      while end < paragraph.upperBound && !text.isOpportunity(end) { end += 1 }
    }
    broken.append(start..<end)
  }

  private func finish(_ start: Int, _ end: Int, _ paragraph: Range<Int>) -> FilledLine {
    let content = start..<inkEnd(start, end)
    let suffix = hyphenates(end, paragraph) ? lines.hyphen(before: content.upperBound) : nil
    // The separator belongs to the line that it ends.
    let isLast = end == paragraph.upperBound
    let next = isLast && end < text.prepared.scalars.count ? end + 1 : end
    return FilledLine(
      range: start..<next, content: content, line: lines.pieces(content, suffix: suffix), suffix: suffix)
  }

  /// Whether a line that ends before `end` ends at a soft hyphen.
  private func hyphenates(_ end: Int, _ paragraph: Range<Int>) -> Bool {
    end < paragraph.upperBound && end > paragraph.lowerBound && text.prepared.scalars[end - 1].value == 0xAD
  }

  /// Where the ink of a line ends that is broken before `end`: its trailing spaces hang.
  private func inkEnd(_ start: Int, _ end: Int) -> Int {
    var place = end
    while place > start && isHanging(place - 1) { place -= 1 }
    return place
  }

  /// Spaces that may stretch (Zs but the no-break ones) hang at a line's end (CSS Text 3, 4.1.2).
  private func isHanging(_ index: Int) -> Bool {
    switch text.prepared.scalars[index].value {
    case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: false
    }
  }

  /// The line from `start`, cut so that an ellipsis fits behind it: at a cluster boundary, as late as possible. If not
  /// even the ellipsis fits, it stands alone.
  func truncated(from start: Int, in paragraph: Range<Int>) -> FilledLine {
    let suffix = lines.ellipsis()
    let bound = limit == .max ? Int.max : text.cumulative[start] + limit + margin
    var ends = [start]
    var inkEnd = start
    for place in start..<paragraph.upperBound {
      if !isHanging(place) { inkEnd = place + 1 }
      guard text.cumulative[inkEnd] <= bound else { break }
      guard inkEnd > place, text.isCluster(inkEnd), let last = ends.last else { continue }
      // Of places with the same width only the last can be the answer.
      if last > start && text.cumulative[last] == text.cumulative[inkEnd] { ends.removeLast() }
      ends.append(inkEnd)
    }
    var best = lines.pieces(start..<start, suffix: suffix)
    var content = start..<start
    for end in ends.reversed() {
      best = lines.pieces(start..<end, suffix: suffix)
      content = start..<end
      if best.width <= limit { break }
    }
    return FilledLine(range: content, content: content, line: best, suffix: suffix)
  }
}
