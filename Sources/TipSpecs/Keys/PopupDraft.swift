import PopupLayout
import TipDiagnostics
import TipSyntax

/// A popup of any kind, while it is read.
struct PopupDraft: Sendable {
  var message, title: Located<TextSpec>?
  var image: Located<ImageSpec>?
  var actions: Located<[Located<ActionSpec>]>?
  var close = false
  var edge = Placing.BannerEdge.top
  var titles: Located<[Located<TextSpec>?]>?
  var images: Located<[Located<ImageSpec>?]>?
  var items: Located<[Located<MenuContent.Item>]>?
  var anchor: Located<AnchorReference>?
  var style: Located<StyleReference>?
  var accessibility: Located<AccessibilitySpec>?
  var comment: Located<String>?
  var screens: Located<[Located<String>]>?
  var placement: Located<PreferredPlacement>?
  var fallbacks: Located<[Located<PreferredPlacement>]>?
  var duration: Located<DurationSpec>?
  var dismissOn: Located<[Located<Popup.DismissTrigger>]>?
  var animation: Located<AnimationSpec>? {
    get { boxedAnimation?.value }
    set { boxedAnimation = newValue.map(Boxed.init) }
  }
  private var boxedAnimation: Boxed<Located<AnimationSpec>>?
  var ignore: Located<[IgnoreSpec]>?

  init() {}

  /// The popup of these parts.
  func popup(_ id: Located<String>, _ content: PopupSpec.Content) -> PopupSpec {
    PopupSpec(
      id: id, content: content, anchor: anchor, style: style,
      accessibility: accessibilityRecord.values(
        of: accessibility.map(\.value) ?? AccessibilitySpec(), for: content.kind),
      comment: comment, screens: screens, placement: placement, fallbacks: fallbacks, duration: duration,
      dismissOn: dismissOn, animation: animation, ignore: ignore?.value ?? [])
  }
}
