import PopupLayout
import TipDiagnostics

/// A text as it was written: one for all locales, or one for each.
package enum TextSpec: Sendable {
  case same(String)
  /// In the order of the file; the keys are unique.
  case byLocale([(locale: Located<LocaleTag>, text: Located<String>)])
}

/// A colour with its opacity.
package struct RGBA: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8

  /// From 0 to 1000.
  package var opacity: Int

  package init(red: UInt8, green: UInt8, blue: UInt8, opacity: Int = 1000) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }
}

/// A colour for every theme; `nil` is `none`.
package struct ColorSpec: Hashable, Sendable {
  package var light: RGBA?
  package var dark: RGBA?

  package init(light: RGBA?, dark: RGBA?) {
    self.light = light
    self.dark = dark
  }

  /// `none` in both themes.
  package static let nothing = ColorSpec(light: nil, dark: nil)

  package subscript(theme: Popup.Theme) -> RGBA? {
    theme == .light ? light : dark
  }
}

/// Where an image comes from.
package enum ImageSource: Hashable, Sendable {
  /// A file, relative to the project file's folder with `/` between parts (`../` where it lies outside).
  case file(String)
  /// Something that the app has.
  case asset(String)
  /// An `https:` address, never fetched.
  case remote(String)

  /// As the layout names it: the path, `asset:NAME` or the address.
  package var description: String {
    switch self {
    case .file(let path): path
    case .asset(let name): "asset:" + name
    case .remote(let address): address
    }
  }
}

package struct ImageSpec: Sendable {
  package var source: Located<ImageSource>

  /// Text for assistive technology; `nil` where the image is decorative.
  package var alt: Located<TextSpec>?

  /// Whether it is written as a mapping, whose `alt` says so or is left out; of a source alone nothing is said.
  package var isDeclaredDecorative: Bool

  package init(source: Located<ImageSource>, alt: Located<TextSpec>?, isDeclaredDecorative: Bool = false) {
    self.source = source
    self.alt = alt
    self.isDeclaredDecorative = isDeclaredDecorative
  }
}

/// Four distances; physical and logical words for one side exclude each other.
package struct SidesSpec: Hashable, Sendable {
  package enum Horizontal: Hashable, Sendable {
    case physical(left: Milli, right: Milli)
    case logical(leading: Milli, trailing: Milli)
  }

  package var top: Milli
  package var bottom: Milli
  package var horizontal: Horizontal

  package init(top: Milli, bottom: Milli, horizontal: Horizontal) {
    self.top = top
    self.bottom = bottom
    self.horizontal = horizontal
  }

  /// The same on all sides.
  package init(all length: Milli) {
    self.init(top: length, bottom: length, horizontal: .physical(left: length, right: length))
  }
}

/// How long a popup stays after its `show` has ended.
package enum DurationSpec: Hashable, Sendable {
  /// In seconds.
  case seconds(Milli)
  case indefinite
  /// From the text and locale.
  case auto
}
