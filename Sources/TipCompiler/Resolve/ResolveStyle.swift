import PopupLayout
import TipDiagnostics
import TipSpecs

/// Resolves styles of one project, each once, however many extend it.
struct StyleResolver {
  let builtIns: BuiltInStyles
  private var resolved: [Key: ResolvedStyle] = [:]

  /// What a style says together with all that it extends; `nil` where that cannot be told, which was reported.
  private var merged: [Key: StyleSpec?] = [:]

  /// The styles that extend nothing by name, and that the project's own default leads back to: they extend the preset's.
  private var turned: Set<Key> = []

  /// A style as popups of one kind use it, in one spec or, with no file, in any.
  private struct Key: Hashable {
    var file: SourceID?
    var level: Int
    var name: String
    var kind: Popup.Kind
  }

  /// A name to be looked up, from a level on, and where it is written; a default is written nowhere.
  private struct Step {
    var name: String
    var level = 0
    var place: SourceSpan?
  }

  /// A style on the way from a popup's to the end.
  private typealias Found = (key: Key, style: StyleSpec)

  init(builtIns: BuiltInStyles) {
    self.builtIns = builtIns
  }

  /// The name of the style of a popup that names none.
  private func defaultName(_ kind: Popup.Kind) -> String {
    defaultStyleName(for: kind, in: builtIns.preset)
  }

  /// The style that a popup asks for; `nil` where a name is unknown or a chain runs in a circle, which is reported.
  mutating func style(
    of popup: PopupSpec, scope: Scope, advice: inout NameAdvice, into sink: inout DiagnosticSink
  ) -> ResolvedStyle? {
    var step = Step(name: defaultName(popup.kind))
    var own: StyleSpec?
    switch popup.style?.value {
    case .inline(let style):
      own = style.value
      if let extends = style.value.extends { step = Step(name: extends.value, place: extends.place) }
    case .named(let name): step = Step(name: name, place: popup.style?.place)
    case nil: break
    }
    guard let found = find(step, popup.kind, scope, &advice, into: &sink) else { return nil }
    if own == nil, let known = resolved[found.key] { return known }
    guard let merged = merge(from: found, scope, &advice, into: &sink) else { return nil }
    if let own { return ResolvedStyle(TipSpecs.merged(own, over: merged), for: popup.kind) }
    let style = ResolvedStyle(merged, for: popup.kind)
    resolved[found.key] = style
    return style
  }

  /// Looks a style up; reports a name that nobody declared.
  private func find(
    _ step: Step, _ kind: Popup.Kind, _ scope: Scope, _ advice: inout NameAdvice, into sink: inout DiagnosticSink
  ) -> Found? {
    guard let (style, level) = scope.style(step.name, from: step.level) else {
      if !scope.isLost(style: step.name) {
        let help = advice.suggestion(for: step.name, among: scope.styleNames)
        sink.report(.unknownStyle(step.name, help: help, at: step.place))
      }
      return nil
    }
    let key = Key(file: scope.owner(ofStyleAt: level), level: level, name: step.name, kind: kind)
    return (key, style.style.value)
  }

  /// Follows `extends` from a style to the end, or to one that is known, and merges what it finds.
  ///
  /// A style that extends nothing by name extends its kind's default. Where a project's own default leads back to that
  /// very style, nobody has written a circle: the preset's default is meant. Every style is walked over once a kind, so
  /// that the time is that of reading the styles.
  private mutating func merge(
    from first: Found, _ scope: Scope, _ advice: inout NameAdvice, into sink: inout DiagnosticSink
  ) -> StyleSpec? {
    var path: [Found] = []
    var positions: [Key: Int] = [:]
    var base: StyleSpec? = builtIns.defaults(for: first.key.kind)
    var next: Found? = first
    while let found = next {
      if let known = merged[found.key] {
        base = known
        break
      }
      if let start = positions[found.key] {
        guard let turn = turn(of: path[start...], before: found, presetLevel: scope.presetLevel) else {
          sink.report(.styleCycle(path.compactMap(\.style.extends)))
          base = nil
          break
        }
        turned.insert(path[turn].key)
        for found in path[(turn + 1)...] { positions[found.key] = nil }
        path.removeSubrange((turn + 1)...)
      } else {
        positions[found.key] = path.count
        path.append(found)
      }
      guard let step = step(after: path[path.count - 1], presetLevel: scope.presetLevel) else { break }
      next = find(step, first.key.kind, scope, &advice, into: &sink)
      if next == nil { base = nil }
    }
    for (key, style) in path.reversed() {
      base = base.map { TipSpecs.merged(style, over: $0) }
      merged.updateValue(base, forKey: key)
    }
    return base
  }

  /// What a style extends: what it says, else the kind's default style, else, for the preset's own, nothing.
  private func step(after found: Found, presetLevel: Int) -> Step? {
    let key = found.key
    func above(_ name: String) -> Int { name == key.name ? key.level + 1 : 0 }
    if let extends = found.style.extends {
      return Step(name: extends.value, level: above(extends.value), place: extends.place)
    }
    if key.level == presetLevel { return nil }
    let name = defaultName(key.kind)
    return Step(name: name, level: turned.contains(key) ? presetLevel : above(name))
  }

  /// The place on a circle where it goes on to a default of the project that nobody wrote; `nil` where all is written.
  ///
  /// That may be twice, where the spec's default refines the project's: that one step is what its author wants.
  private func turn(of circle: ArraySlice<Found>, before first: Found, presetLevel: Int) -> Int? {
    let unwritten = circle.indices.filter { index in
      let next = index + 1 < circle.endIndex ? circle[index + 1] : first
      return circle[index].style.extends == nil && next.key.level < presetLevel
    }
    return unwritten.first { circle[$0].key.name != defaultName(first.key.kind) } ?? unwritten.first
  }
}
