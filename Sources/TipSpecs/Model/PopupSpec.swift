import PopupLayout
import TipDiagnostics

/// A popup as it was written, complete in what its kind requires.
///
/// An object, since it is large and goes through many hands.
package final class PopupSpec: Sendable {
  package enum Content: Sendable {
    case tip(MessageContent)
    case banner(MessageContent, edge: Placing.BannerEdge)
    case menu(MenuContent)

    package var kind: Popup.Kind {
      switch self {
      case .tip: .tip
      case .banner: .banner
      case .menu: .menu
      }
    }
  }

  package let id: Located<String>
  package let content: Content

  /// Tips and menus have one; banners have none.
  package let anchor: Located<AnchorReference>?
  package let style: Located<StyleReference>?
  package let accessibility: AccessibilityValues
  package let comment: Located<String>?
  package let screens: Located<[Located<String>]>?
  package let placement: Located<PreferredPlacement>?
  package let fallbacks: Located<[Located<PreferredPlacement>]>?
  package let duration: Located<DurationSpec>?
  package let dismissOn: Located<[Located<Popup.DismissTrigger>]>?
  package var animation: Located<AnimationSpec>? { boxedAnimation?.value }
  package let ignore: [IgnoreSpec]

  package init(
    id: Located<String>, content: Content, anchor: Located<AnchorReference>?,
    style: Located<StyleReference>? = nil, accessibility: AccessibilityValues,
    comment: Located<String>? = nil, screens: Located<[Located<String>]>? = nil,
    placement: Located<PreferredPlacement>? = nil, fallbacks: Located<[Located<PreferredPlacement>]>? = nil,
    duration: Located<DurationSpec>? = nil, dismissOn: Located<[Located<Popup.DismissTrigger>]>? = nil,
    animation: Located<AnimationSpec>? = nil, ignore: [IgnoreSpec] = []
  ) {
    self.id = id
    self.content = content
    self.anchor = anchor
    self.style = style
    self.accessibility = accessibility
    self.comment = comment
    self.screens = screens
    self.placement = placement
    self.fallbacks = fallbacks
    self.duration = duration
    self.dismissOn = dismissOn
    self.boxedAnimation = animation.map(Boxed.init)
    self.ignore = ignore
  }

  /// Few popups have one, and it is large.
  private let boxedAnimation: Boxed<Located<AnimationSpec>>?

  package var kind: Popup.Kind { content.kind }
}

/// What tips and banners show.
package struct MessageContent: Sendable {
  package var message: Located<TextSpec>
  package var title: Located<TextSpec>?
  package var image: Located<ImageSpec>?
  package var actions: [ActionSpec]
  package var close: Bool

  package init(
    message: Located<TextSpec>, title: Located<TextSpec>? = nil, image: Located<ImageSpec>? = nil,
    actions: [ActionSpec] = [], close: Bool
  ) {
    self.message = message
    self.title = title
    self.image = image
    self.actions = actions
    self.close = close
  }
}

package struct ActionSpec: Sendable {
  package var id: Located<String>
  package var title: Located<TextSpec>

  package init(id: Located<String>, title: Located<TextSpec>) {
    self.id = id
    self.title = title
  }
}

/// What menus show, whichever way it was written: `titles` with `images` become items here.
package struct MenuContent: Sendable {
  package enum Item: Sendable {
    case row(RowSpec)
    /// Begins a section, with a title or without.
    case section(Located<TextSpec>?, place: SourceSpan)
  }

  package var items: [Item]

  /// Where the list of titles or items stands.
  package var place: SourceSpan

  package init(items: [Item], place: SourceSpan) {
    self.items = items
    self.place = place
  }
}

package struct RowSpec: Sendable {
  package var title: Located<TextSpec>
  package var id: Located<String>?
  package var subtitle: Located<TextSpec>?
  package var image: Located<ImageSpec>?
  package var role = Popup.RowRole.normal
  package var disabled = false
  package var state: Located<Popup.RowState>?

  package init(title: Located<TextSpec>, image: Located<ImageSpec>? = nil) {
    self.title = title
    self.image = image
  }
}

package struct AccessibilitySpec: Sendable {
  package var label: Located<TextSpec>?
  package var hint: Located<TextSpec>?
  package var announce: Located<Popup.Announcement>?

  package init() {}
}

/// What a popup tells assistive technology, complete.
package struct AccessibilityValues: Sendable {
  /// `nil`: the visible texts.
  package var label: Located<TextSpec>?
  package var hint: Located<TextSpec>?
  package var announce: Popup.Announcement

  /// The defaults for a kind of popup: a menu is opened by who uses it, and needs no announcement.
  package init(_ kind: Popup.Kind) {
    announce = kind == .menu ? .off : .polite
  }
}

extension AccessibilitySpec: Layer {
  static func defaults(for kind: Popup.Kind) -> AccessibilityValues { AccessibilityValues(kind) }
}

/// An entry of `ignore:`.
package struct IgnoreSpec: Sendable {
  /// The rule's code.
  package var rule: Located<String>
  package var reason: Located<String>

  package init(rule: Located<String>, reason: Located<String>) {
    self.rule = rule
    self.reason = reason
  }
}

/// One decoded spec file.
package struct SpecFile: Sendable {
  package var file: SourceID
  package var popups: [PopupSpec]
  package var anchors: [NamedAnchor]
  package var styles: [NamedStyle]

  /// What is declared here and could not be read.
  package var lostAnchors = LostNames()
  package var lostStyles = LostNames()

  package init(file: SourceID, popups: [PopupSpec] = [], anchors: [NamedAnchor] = [], styles: [NamedStyle] = []) {
    self.file = file
    self.popups = popups
    self.anchors = anchors
    self.styles = styles
  }
}
