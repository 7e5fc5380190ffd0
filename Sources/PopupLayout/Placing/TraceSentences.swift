extension PlacementTrace {
  /// What was done in words, one step a line.
  public var lines: [String] {
    var lines = ["usable area: \(words(usableArea))", anchorSentence(request.anchor)]
    lines += candidates.map { $0.figures + $0.outcome }
    if result.placement == .over {
      let why =
        candidates.isEmpty ? "the anchor is the whole screen" : "no side has room for one line or row"
      lines.append("over the anchor, without an arrow: \(why)")
    }
    lines.append("body: \(words(result.body))" + shiftClause)
    if let arrow = arrowSentence { lines.append(arrow) }
    return lines
  }

  private func anchorSentence(_ anchor: Rect) -> String {
    let isWhole = anchor == visibleAnchor
    return "anchor: \(words(anchor))" + (isWhole ? "" : ", of which \(words(visibleAnchor)) is on the screen")
  }

  private var shiftClause: String {
    guard result.shift != 0 else { return "" }
    let isVertical = result.axis == .vertical
    let direction =
      result.shift > 0 ? (isVertical ? "right" : "down") : (isVertical ? "left" : "up")
    return ", moved \(direction) by \(decimal(abs(result.shift))) to stay in the usable area"
  }

  private var arrowSentence: String? {
    guard let edge = result.arrowEdge else { return nil }
    let tip = Point(x: result.body.x + result.arrowTip.x, y: result.body.y + result.arrowTip.y)
    var line = "arrow: at the body's \(edge.rawValue), its tip at \(decimal(tip.x)),\(decimal(tip.y))"
    if !result.arrowFits {
      line += ", its base reduced to \(decimal(result.arrowBase)) since the edge has no longer straight part"
    }
    guard result.miss > 0 else { return line }
    if result.missAcross != 0 {
      let inset = result.axis == .vertical ? result.arrowTip.x : result.arrowTip.y
      let length = result.axis == .vertical ? result.body.width : result.body.height
      line += ", as near as it may come to the body's end (\(decimal(min(inset, length - inset))))"
    }
    return line + "; misses the anchor by \(decimal(result.miss))"
  }
}

extension PlacementCandidate {
  /// What there is and what it takes, in words: "bottom: room 164, needs 300".
  public var figures: String {
    let who = isAsked ? "\(placement)" : "\(placement) (not asked for)"
    return "\(who): room \(decimal(room)), needs \(decimal(need))"
  }

  fileprivate var outcome: String {
    if fits {
      return length < need ? ", of which the usable area has room for \(decimal(length)): fits" : ": fits"
    }
    let lack = ": \(decimal(missing)) missing"
    if isTaken { return lack + ", the most room of all, the body is cut" }
    return isUsable ? lack : lack + ", no room for one line or row"
  }
}

private func words(_ rect: Rect) -> String {
  "\(decimal(rect.x)),\(decimal(rect.y)) \(decimal(rect.width)) x \(decimal(rect.height))"
}

/// A number with at most three decimals, without a formatter, which would follow the machine's settings.
func decimal(_ value: Double) -> String {
  guard value.isFinite else { return "0" }
  let limit = 1e12
  let thousandths = nearestInteger(min(max(value, -limit), limit) * 1000)
  let (whole, rest) = (abs(thousandths) / 1000, abs(thousandths) % 1000)
  let sign = thousandths < 0 ? "-" : ""
  guard rest != 0 else { return "\(sign)\(whole)" }
  var digits = "\(1000 + rest)".dropFirst()
  while digits.last == "0" { digits.removeLast() }
  return "\(sign)\(whole).\(digits)"
}
