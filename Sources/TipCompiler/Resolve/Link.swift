import PopupLayout
import TipDiagnostics
import TipSpecs

/// Resolves all popups of a project and checks them against each other.
///
/// - Parameters:
///   - specs: The decoded specs, sorted by path.
///   - areAll: Whether the project has no others: only then can be told what of it is not used.
///   - builtIns: The styles of the project's preset.
/// - Returns: `nil` where something could not be resolved; the sink says what.
package func link(
  specs: [SpecFile], areAll: Bool = true, project: ProjectSpec, builtIns: BuiltInStyles, sources: SourceTable,
  files: InputFiles,
  into sink: inout DiagnosticSink
) -> Program? {
  let before = sink.errorCount
  let faulty = Set(sink.diagnostics.lazy.filter { $0.severity == .error }.map { $0.primary?.place.file })
  reportDuplicateIDs(specs, into: &sink)
  var linker = Linker(project: project, builtIns: builtIns, sources: sources, files: files)
  var popups: [PopupPlan] = []
  for spec in specs {
    let first = sink.diagnostics.count
    let scope = Scope(spec: spec, shared: linker.shared)
    for popup in spec.popups {
      if let plan = linker.plan(popup, scope: scope, into: &sink) { popups.append(plan) }
    }
    // What is not used cannot be told while a popup is missing or a name is wrong.
    let isFaulty = faulty.contains(spec.file) || sink.diagnostics[first...].contains { $0.severity == .error }
    if !isFaulty { linker.uses.reportUnused(in: spec, into: &sink) }
  }
  if areAll, faulty.isEmpty, sink.errorCount == before { linker.uses.reportUnused(in: project, into: &sink) }
  let fonts = loadFonts(project, files: files, into: &sink)
  checkFontNames(popups, fonts: fonts, project: project, advice: &linker.advice, into: &sink)
  guard sink.errorCount == before else { return nil }
  return Program(project: project, popups: popups, fonts: fonts, sources: sources)
}

/// The id is the name of the popup's files and what an app asks for, so it is unique in the project, whatever the kind.
private func reportDuplicateIDs(_ specs: [SpecFile], into sink: inout DiagnosticSink) {
  var first = [String: SourceSpan](minimumCapacity: specs.reduce(0) { $0 + $1.popups.count })
  for spec in specs {
    for popup in spec.popups {
      guard let earlier = first.updateValue(popup.id.place, forKey: popup.id.value) else { continue }
      first[popup.id.value] = earlier
      sink.report(.duplicateID(popup.id, first: earlier))
    }
  }
}

/// What resolving one popup after another remembers.
struct Linker {
  let project: ProjectSpec
  let sources: SourceTable
  let shared: SharedNames
  var styles: StyleResolver
  var advice = NameAdvice()
  var images: ImageLoader
  var uses = Uses()

  /// The indices of the project's screens, all of them and by name.
  private let allScreens: [Int]
  private let screenIndices: [String: Int]

  init(project: ProjectSpec, builtIns: BuiltInStyles, sources: SourceTable, files: InputFiles) {
    self.project = project
    self.sources = sources
    shared = SharedNames(project, builtIns)
    allScreens = Array(project.screens.indices)
    screenIndices = Dictionary(
      zip(project.screens.map(\.name), allScreens), uniquingKeysWith: { first, _ in first })
    styles = StyleResolver(builtIns: builtIns)
    images = ImageLoader(files: files)
  }

  /// The popup with everything looked up; `nil` where something is missing, which is reported, all of it at once.
  mutating func plan(
    _ popup: PopupSpec, scope: Scope, into sink: inout DiagnosticSink
  ) -> PopupPlan? {
    uses.note(popup, scope: scope)
    let style = styles.style(of: popup, scope: scope, advice: &advice, into: &sink)
    let anchor = anchor(of: popup, scope: scope, into: &sink)
    let screens = screens(of: popup, into: &sink)
    let content = content(of: popup, into: &sink)
    let accessibility = accessibility(of: popup, into: &sink)
    guard let style, let screens, popup.anchor == nil || anchor != nil else { return nil }
    let variants = project.variants(onScreens: screens.count)
    if variants > ProjectSpec.mostVariants {
      sink.report(.tooManyVariants(variants, screens: screens.count, project: project, at: popup.id))
      return nil
    }
    if case .menu(let menu) = content, menu.rows.isEmpty { return nil }
    return PopupPlan(
      id: popup.id.value, kind: popup.kind, place: popup.id.place, source: sources[scope.file].path,
      comment: popup.comment?.value, content: content, anchor: anchor, style: style, accessibility: accessibility,
      screens: screens, placing: PlacingPlan(popup, style: style.values), time: TimePlan(popup, style: style),
      ignore: popup.ignore)
  }

  private mutating func anchor(of popup: PopupSpec, scope: Scope, into sink: inout DiagnosticSink) -> AnchorPlan? {
    guard let anchor = popup.anchor else { return nil }
    let plan: AnchorPlan
    switch anchor.value {
    case .inline(let spec):
      plan = AnchorPlan(name: nil, spec: spec, place: anchor.place)
    case .named(let name):
      guard let found = scope.anchor(name) else {
        if !scope.isLost(anchor: name) {
          let hasAnchors = scope.anchors.contains { !$0.isEmpty }
          let help = hasAnchors ? advice.suggestion(for: name, among: scope.anchorNames) : nil
          sink.report(.unknownAnchor(name, help: help, at: anchor.place))
        }
        return nil
      }
      plan = AnchorPlan(name: name, spec: found.anchor.value, place: anchor.place)
    }
    return plan
  }

  /// The screens that the popup is compiled for, in the project's order.
  private mutating func screens(of popup: PopupSpec, into sink: inout DiagnosticSink) -> [Int]? {
    guard let chosen = popup.screens else { return allScreens }
    var indices: Set<Int> = []
    var isComplete = true
    for screen in chosen.value {
      if let index = screenIndices[screen.value] {
        indices.insert(index)
      } else {
        let names = NameList("screens") { [project] in project.screens.map(\.name) }
        let help = advice.suggestion(for: screen.value, among: [names])
        sink.report(.unknownScreen(screen.value, help: help, at: screen.place))
        isComplete = false
      }
    }
    return isComplete ? indices.sorted() : nil
  }
}

extension PlacingPlan {
  init(_ popup: PopupSpec, style: StyleValues) {
    placement = popup.placement?.value ?? style.placement
    fallbacks =
      (popup.fallbacks?.value ?? style.fallbacks)?.map(\.value) ?? [placement.opposite].compactMap { $0 }
  }
}

extension PreferredPlacement {
  /// The placement at the side across; `nil` for `auto`, which has tried them all.
  var opposite: PreferredPlacement? {
    switch side {
    case .top: PreferredPlacement(.bottom, alignment)
    case .bottom: PreferredPlacement(.top, alignment)
    case .left: PreferredPlacement(.right, alignment)
    case .right: PreferredPlacement(.left, alignment)
    case .leading: PreferredPlacement(.trailing, alignment)
    case .trailing: PreferredPlacement(.leading, alignment)
    case .auto: nil
    }
  }
}

extension TimePlan {
  init(_ popup: PopupSpec, style: ResolvedStyle) {
    duration = popup.duration?.value ?? style.values.duration
    durationPlace = popup.duration?.place ?? style.spec.duration?.place
    dismissOn = popup.dismissOn?.value.map(\.value) ?? style.values.dismissOn
    // A popup's own animation replaces the style's: what it leaves out is as declared, and not inherited.
    motion = popup.animation.map { MotionPlan(TipSpecs.values(of: $0.value)) } ?? style.motion
  }
}

extension DiagnosticSink {
  /// Errors reported so far; compared before and after by the one stage that owns this sink, never shared.
  var errorCount: Int { diagnostics.count { $0.severity == .error } }
}

extension ProjectSpec {
  /// How many variants one popup may have: more are a mistake, and nobody could look at them.
  static let mostVariants = 10_000

  /// How many variants a popup on some screens has; a number beyond all bounds where it cannot be reckoned.
  func variants(onScreens screens: Int) -> Int {
    [locales.count, themes.count, textSizes.count].reduce(screens) { product, count in
      let (next, overflow) = product.multipliedReportingOverflow(by: count)
      return overflow ? .max : next
    }
  }
}
