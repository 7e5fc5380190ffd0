import TipDiagnostics
import TipSpecs

/// Resolves styles of one project, each once.
struct StyleResolver {
  let builtIns: BuiltInStyles
  private var named: [Key: ResolvedStyle?] = [:]

  private struct Key: Hashable {
    var file: SourceID
    var name: String
    var kind: PopupKind
  }

  init(builtIns: BuiltInStyles) {
    self.builtIns = builtIns
  }

  /// The name of the style of a popup that names none.
  private func defaultName(_ kind: PopupKind) -> String {
    defaultStyleName(for: kind, in: builtIns.preset)
  }

  /// The style that a popup asks for; `nil` where a name is unknown or a chain runs in a circle, which is reported.
  mutating func style(
    of popup: PopupSpec, in file: SourceID, scope: Scope, into sink: inout DiagnosticSink
  ) -> ResolvedStyle? {
    switch popup.style?.value {
    case .inline(let style):
      let place = popup.style?.place ?? popup.id.place
      return merge([(style.value, place)], level: 0, name: nil, kind: popup.kind, scope: scope, into: &sink)
    case .named(let name):
      return style(name, at: popup.style?.place, kind: popup.kind, file: file, scope: scope, into: &sink)
    case nil:
      let name = defaultName(popup.kind)
      return style(name, at: nil, kind: popup.kind, file: file, scope: scope, into: &sink)
    }
  }

  private mutating func style(
    _ name: String, at place: Place?, kind: PopupKind, file: SourceID, scope: Scope,
    into sink: inout DiagnosticSink
  ) -> ResolvedStyle? {
    let key = Key(file: file, name: name, kind: kind)
    if let known = named[key] { return known }
    guard let (style, level) = scope.style(name) else {
      // Not remembered: every popup that names it is told.
      if !scope.isLost(style: name) { sink.report(.unknownStyle(name, near: scope.styleNames, at: place)) }
      return nil
    }
    let resolved = merge(
      [(style.style.value, style.name.place)], level: level, name: name, kind: kind, scope: scope, into: &sink)
    named[key] = resolved
    return resolved
  }

  /// Follows `extends` from the first style to the end and merges what it finds.
  ///
  /// A style that extends nothing by name extends its kind's default. Where a project's own default leads back to that
  /// very style, nobody has written a circle: the preset's default is meant.
  private func merge(
    _ first: [(StyleSpec, Place)], level: Int, name: String?, kind: PopupKind, scope: Scope,
    into sink: inout DiagnosticSink
  ) -> ResolvedStyle? {
    var chain = first
    var visited: Set<String> = name.map { ["\(level) \($0)"] } ?? []
    var (level, name) = (level, name)
    var unwritten: (length: Int, level: Int, name: String?)?
    var meansPreset = false
    while let next = self.next(after: chain[chain.count - 1].0, level: level, name: name, kind: kind, scope: scope) {
      let isWritten = next.place != nil
      let start = !isWritten && meansPreset ? scope.presetLevel : next.name == name ? level + 1 : 0
      guard let (style, found) = scope.style(next.name, from: start) else {
        if !scope.isLost(style: next.name) {
          sink.report(.unknownStyle(next.name, near: scope.styleNames, at: next.place))
        }
        return nil
      }
      if !isWritten && found < scope.presetLevel { unwritten = (chain.count, level, name) }
      if !visited.insert("\(found) \(next.name)").inserted {
        guard let turn = unwritten, !meansPreset else {
          sink.report(.styleCycle(chain.compactMap { $0.0.extends }))
          return nil
        }
        meansPreset = true
        chain.removeSubrange(turn.length...)
        (level, name) = (turn.level, turn.name)
        continue
      }
      chain.append((style.style.value, style.name.place))
      (level, name) = (found, next.name)
    }
    let merged = chain.reversed().reduce(builtIns.defaults(for: kind)) { TipSpecs.merged($1.0, over: $0) }
    return ResolvedStyle(merged)
  }

  /// What a style extends: what it says, else the kind's default style, else, for the preset's own, nothing.
  private func next(
    after style: StyleSpec, level: Int, name: String?, kind: PopupKind, scope: Scope
  ) -> (name: String, place: Place?)? {
    if let extends = style.extends { return (extends.value, extends.place) }
    if name != nil && level == scope.presetLevel { return nil }
    return (defaultName(kind), nil)
  }
}

extension ResolvedStyle {
  /// The values of a merged style, for both axes.
  convenience init(_ merged: StyleSpec) {
    let side = merged.atSide == nil ? nil : StyleValues(TipSpecs.atSide(merged))
    self.init(values: StyleValues(merged), atSide: side, spec: merged)
  }
}
