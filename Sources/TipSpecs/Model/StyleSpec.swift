import PopupLayout
import TipDiagnostics

/// The keys of a style as they were written; `nil` is left out, and so comes from what is extended.
package struct StyleSpec: Sendable {
  // Box
  package var extends: Located<String>?
  package var background: Located<ColorSpec>?
  package var backgroundOpacity: Located<Milli>?
  package var cornerRadius: Located<Milli>?
  package var padding: Located<SidesSpec>?
  package var verticalAlign: Located<VerticalAlign>?
  package var border: Located<OrNone<BorderSpec>>?
  package var shadow: Located<OrNone<ShadowSpec>>?
  package var width: Located<WidthSpec>?
  package var minWidth: Located<Milli>?
  package var maxWidth: Located<Milli>?
  package var minHeight: Located<Milli>?
  package var maxHeight: Located<Milli>?
  package var scrim: Located<ColorSpec>?

  // Text
  package var text: Located<TextStyleSpec>? {
    get { boxedText?.value }
    set { boxedText = newValue.map(Boxed.init) }
  }
  package var title: Located<TextStyleSpec>? {
    get { boxedTitle?.value }
    set { boxedTitle = newValue.map(Boxed.init) }
  }
  package var message: Located<TextStyleSpec>? {
    get { boxedMessage?.value }
    set { boxedMessage = newValue.map(Boxed.init) }
  }
  package var subtitle: Located<TextStyleSpec>? {
    get { boxedSubtitle?.value }
    set { boxedSubtitle = newValue.map(Boxed.init) }
  }
  package var action: Located<TextStyleSpec>? {
    get { boxedAction?.value }
    set { boxedAction = newValue.map(Boxed.init) }
  }

  // Images
  package var imageSize: Located<Milli>?
  package var imageGap: Located<Milli>?
  package var imageTint: Located<ColorSpec>?

  // Placing
  package var placement: Located<PreferredPlacement>?
  /// `nil` when left out: the opposite side, same alignment.
  package var fallbacks: Located<[Located<PreferredPlacement>]>?
  package var offset: Located<Milli>?
  package var margin: Located<SidesSpec>?
  package var arrow: Located<OrNone<ArrowSpec>>?
  package var arrowInset: Located<Milli>?
  /// Keys that hold instead while the popup lies left or right of its anchor; it has no `atSide` of its own.
  package var atSide: Located<Boxed<StyleSpec>>?

  // Menus
  package var rowHeight: Located<Milli>?
  package var separator: Located<OrNone<SeparatorSpec>>?
  package var sectionGap: Located<Milli>?
  package var maxRows: Located<Int>?
  package var destructiveColor: Located<ColorSpec>?
  package var disabledOpacity: Located<Milli>?

  // Banners
  package var overshoot: Located<Milli>?
  package var replace: Located<Popup.Replacement>?

  // Time
  package var duration: Located<DurationSpec>?
  package var dismissOn: Located<[Located<Popup.DismissTrigger>]>?
  package var animation: Located<AnimationSpec>? {
    get { boxedAnimation?.value }
    set { boxedAnimation = newValue.map(Boxed.init) }
  }

  // A style holds few of these, and they are large: behind references, it is half a page of memory less.
  private var boxedText, boxedTitle, boxedMessage, boxedSubtitle, boxedAction: Boxed<Located<TextStyleSpec>>?
  private var boxedAnimation: Boxed<Located<AnimationSpec>>?

  package init() {}
}

/// A value behind a reference, so that a type can hold its own kind.
package final class Boxed<Value: Sendable>: Sendable {
  package let value: Value

  package init(_ value: Value) {
    self.value = value
  }
}

package enum VerticalAlign: String, Sendable, CaseIterable {
  case top, center, bottom
}

package enum WidthSpec: Hashable, Sendable {
  case points(Milli)
  case hug
  case fill
}

package struct BorderSpec: Sendable {
  package var width: Located<Milli>?
  package var color: Located<ColorSpec>?

  package init() {}
}

package struct ShadowSpec: Sendable {
  package var x: Located<Milli>?
  package var y: Located<Milli>?
  package var blur: Located<Milli>?
  package var color: Located<ColorSpec>?

  package init() {}
}

package struct ArrowSpec: Sendable {
  package var base: Located<Milli>?
  package var height: Located<Milli>?
  package var tipRadius: Located<Milli>?

  package init() {}
}

package struct SeparatorSpec: Sendable {
  package var color: Located<ColorSpec>?
  package var opacity: Located<Milli>?
  package var thickness: Located<Milli>?
  package var inset: Located<Milli>?

  package init() {}
}

/// The keys of `text` and of the roles that override it.
package struct TextStyleSpec: Sendable {
  package var color: Located<ColorSpec>?
  package var opacity: Located<Milli>?
  package var background: Located<ColorSpec>?
  /// A family of the project's.
  package var font: Located<String>?
  package var size: Located<Milli>?
  /// From 100 to 900.
  package var weight: Located<Int>?
  package var lineHeight: Located<Milli>?
  package var align: Located<TextAlign>?
  package var maxLines: Located<Int>?
  package var overflow: Located<Overflow>?
  package var lineBreak: Located<LineBreakStrictness>?
  package var wordBreak: Located<WordBreak>?

  package init() {}
}

package enum TextAlign: String, Sendable, CaseIterable {
  case start, center, end, left, right
}

package enum Overflow: String, Sendable, CaseIterable {
  case ellipsis, error, grow
}

package enum LineBreakStrictness: String, Sendable, CaseIterable {
  case strict, normal, loose
}

package enum WordBreak: String, Sendable, CaseIterable {
  case normal
  case keepAll = "keep-all"
}

package struct AnimationSpec: Sendable {
  package var show: Located<TransitionSpec>?
  package var dismiss: Located<TransitionSpec>?

  package init() {}
}

package struct TransitionSpec: Sendable {
  package var effect: Located<Popup.Effect>?
  /// In seconds.
  package var duration: Located<Milli>?
  package var curve: Located<CurveSpec>?
  /// How far `pop` grows beyond its size before it comes back, as a factor.
  package var scale: Located<Milli>?

  package init() {}
}

package enum CurveSpec: Sendable {
  case named(Popup.CurveName)
  /// A spring: damping ratio, initial velocity, and the curve that its time runs along.
  case spring(damping: Milli, velocity: Milli, curve: Popup.CurveName)
}

/// An entry of `styles:`.
package struct NamedStyle: Sendable {
  package var name: Located<String>
  package var style: Boxed<StyleSpec>
  package var place: SourceSpan

  package init(name: Located<String>, style: Boxed<StyleSpec>, place: SourceSpan) {
    self.name = name
    self.style = style
    self.place = place
  }
}

/// What a popup says of its style.
package enum StyleReference: Sendable {
  case named(String)
  case inline(Boxed<StyleSpec>)
}
