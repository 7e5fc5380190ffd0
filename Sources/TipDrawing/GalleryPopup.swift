import PopupLayout

/// A popup as the gallery shows it: what it is, what was found wrong with it, and every scene that it stands in.
package struct GalleryPopup: Hashable, Sendable {
  package var id: String

  /// `tip`, `banner` or `menu`.
  package var kind: String

  /// The spec's `comment`, for people.
  package var comment: String?

  /// The path of the spec that it comes from, relative to the project.
  package var source: String?

  package var diagnostics: [GalleryDiagnostic]

  /// In the order of screens, locales, themes, text sizes.
  package var variants: [GalleryVariant]

  package init(
    id: String, kind: String, comment: String? = nil, source: String? = nil, diagnostics: [GalleryDiagnostic] = [],
    variants: [GalleryVariant]
  ) {
    self.id = id
    self.kind = kind
    self.comment = comment
    self.source = source
    self.diagnostics = diagnostics
    self.variants = variants
  }
}

/// One scene: a popup on one screen, in one locale, theme and text size.
package struct GalleryVariant: Hashable, Sendable {
  package var screen: GalleryScreen

  /// A BCP 47 tag.
  package var locale: String

  /// `light` or `dark`.
  package var theme: String

  /// A name (`large`) or a factor (`1_5`), as in file names.
  package var textSize: String

  /// What the popup points at, in the screen; `nil` for a banner.
  package var anchor: Rect?

  /// Where the picture lies in the screen, arrow and overshoot included.
  package var frame: Rect

  /// The picture's path relative to the output folder, with `/` between parts; `nil` where none is written.
  package var svg: String?

  /// The layer between screen and popup.
  package var scrim: Ink?

  /// The side where the popup lies, as in the layout; `nil` for a banner.
  package var placement: String?

  /// Emoji, whose places the picture leaves empty; in the screen.
  package var emoji: [GalleryEmoji]

  package init(
    screen: GalleryScreen, locale: String, theme: String, textSize: String, anchor: Rect?, frame: Rect, svg: String?,
    scrim: Ink? = nil, placement: String? = nil, emoji: [GalleryEmoji] = []
  ) {
    self.screen = screen
    self.locale = locale
    self.theme = theme
    self.textSize = textSize
    self.anchor = anchor
    self.frame = frame
    self.svg = svg
    self.scrim = scrim
    self.placement = placement
    self.emoji = emoji
  }
}

/// An emoji with its place in the screen.
package struct GalleryEmoji: Hashable, Sendable {
  package var text: String
  package var frame: Rect

  package init(text: String, frame: Rect) {
    self.text = text
    self.frame = frame
  }
}

/// A screen of the project.
package struct GalleryScreen: Hashable, Sendable {
  package var name: String

  /// In points.
  package var size: Size
  package var safeArea: Insets

  package init(name: String, size: Size, safeArea: Insets = .zero) {
    self.name = name
    self.size = size
    self.safeArea = safeArea
  }
}

/// A diagnostic in the words of the terminal, without its snippet.
package struct GalleryDiagnostic: Hashable, Sendable {
  /// `error`, `warning` or `note`.
  package var severity: String
  package var code: String
  package var message: String

  /// `path:line:column`, where there is one.
  package var place: String?
  package var help: [String]

  package init(severity: String, code: String, message: String, place: String? = nil, help: [String] = []) {
    self.severity = severity
    self.code = code
    self.message = message
    self.place = place
    self.help = help
  }
}
