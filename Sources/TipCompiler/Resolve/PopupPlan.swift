import PopupLayout
import TipDiagnostics
import TipDrawing
import TipSpecs

/// A popup with nothing left to look up: no references, no inheritance, a string for every locale.
///
/// An object, since it is large and goes through many hands.
package final class PopupPlan: Sendable {
  package let id: String
  package let kind: Popup.Kind

  /// Where its id is written.
  package let place: SourceSpan

  /// The spec's path, relative to the project's folder.
  package let source: String
  package let comment: String?
  package let content: ContentPlan

  /// `nil` for banners.
  package let anchor: AnchorPlan?
  package let style: ResolvedStyle
  package let accessibility: AccessibilityPlan

  /// Indices of the project's screens.
  package let screens: [Int]
  package let placing: PlacingPlan
  package let time: TimePlan
  package let ignore: [IgnoreSpec]

  init(
    id: String, kind: Popup.Kind, place: SourceSpan, source: String, comment: String?, content: ContentPlan,
    anchor: AnchorPlan?, style: ResolvedStyle, accessibility: AccessibilityPlan, screens: [Int],
    placing: PlacingPlan, time: TimePlan, ignore: [IgnoreSpec]
  ) {
    self.id = id
    self.kind = kind
    self.place = place
    self.source = source
    self.comment = comment
    self.content = content
    self.anchor = anchor
    self.style = style
    self.accessibility = accessibility
    self.screens = screens
    self.placing = placing
    self.time = time
    self.ignore = ignore
  }
}

/// What a popup shows.
package enum ContentPlan: Sendable {
  case message(MessagePlan)
  case menu(MenuPlan)
}

/// What a tip or banner shows.
package struct MessagePlan: Sendable {
  package var title: LocalizedText?
  package var message: LocalizedText
  package var image: ImagePlan?
  package var actions: [ActionPlan]
  package var close: Bool

  /// The screen edge that a banner hangs from; `nil` for tips.
  package var edge: Placing.BannerEdge?
}

package struct ActionPlan: Sendable {
  package var id: String
  package var title: LocalizedText
}

/// What a menu shows: sections of rows, at least one row in all.
package struct MenuPlan: Sendable {
  package var sections: [Section]

  package struct Section: Sendable {
    package var title: LocalizedText?
    /// Whether the spec says `section:`; the rows before the first one form a section that nobody asked for.
    package var isExplicit: Bool
    package var rows: [RowPlan]
  }

  /// All rows, in order.
  package var rows: [RowPlan] { sections.flatMap(\.rows) }
}

package struct RowPlan: Sendable {
  /// Its place among the rows, from 0.
  package var index: Int
  package var id: String?
  package var title: LocalizedText
  package var subtitle: LocalizedText?
  package var image: ImagePlan?
  package var role: Popup.RowRole
  package var disabled: Bool
  package var state: Popup.RowState?
}

/// An image, with the picture that its box is filled with where there is one.
package struct ImagePlan: Sendable {
  package var source: String
  package var alt: LocalizedText?

  /// Whether the spec says that there is nothing to say.
  package var isDeclaredDecorative: Bool

  /// Whether it comes from the app or the network, so that nobody here knows what it shows.
  package var isForeign: Bool
  package var picture: Picture?
  package var place: SourceSpan
}

package struct AnchorPlan: Sendable {
  /// Its name, where it is one of `anchors`.
  package var name: String?
  package var spec: AnchorSpec

  /// Where the popup says it.
  package var place: SourceSpan
}

package struct AccessibilityPlan: Sendable {
  package var label: LocalizedText?
  package var hint: LocalizedText?
  package var announce: Popup.Announcement
}

/// Where the popup should lie: its own keys, else the style's.
package struct PlacingPlan: Sendable {
  package var placement: PreferredPlacement

  /// In the order in which they are tried.
  package var fallbacks: [PreferredPlacement]
}

/// How long it stays and how it comes and goes: its own keys, else the style's.
package struct TimePlan: Sendable {
  package var duration: DurationSpec

  /// Where the duration is written.
  package var durationPlace: SourceSpan?
  package var dismissOn: [Popup.DismissTrigger]
  package var motion: MotionPlan
}
