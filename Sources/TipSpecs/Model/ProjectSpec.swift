import PopupLayout
import TipDiagnostics

/// What the popups are compiled for: the decoded project file. What it holds before a file is read is the declared
/// default of each key, and what a project without a file is compiled with.
package struct ProjectSpec: Sendable {
  /// The project file; `nil` where there is none.
  package var file: SourceID?

  /// The version of the language.
  package var version = 1

  /// The output folder, relative to the project's folder.
  package var output = "build"
  package var minimumTipc: Located<String>?
  package var preset = PresetName.classic
  package var screens = [ScreenSpec.phone]
  package var locales = [LocaleTag.english]
  package var themes = [Popup.Theme.light]
  package var textSizes = [TextSize.large]
  package var fonts: [FontFamilySpec] = []
  package var svg = SVGOptions()
  package var rules: [RuleSetting] = []
  package var anchors: [NamedAnchor] = []
  package var styles: [NamedStyle] = []

  /// What is declared here and could not be read.
  package var lostAnchors = LostNames()
  package var lostStyles = LostNames()
  package var exclude: [Located<String>] = []

  package init() {}
}

package enum PresetName: String, Sendable, CaseIterable {
  case classic, modern
}

package struct ScreenSpec: Hashable, Sendable {
  package var name: String
  package var width: Milli
  package var height: Milli

  /// Device pixels a point; `nil`: frames are not snapped.
  package var scale: Int?
  package var safeTop: Milli
  package var safeRight: Milli
  package var safeBottom: Milli
  package var safeLeft: Milli

  package init(
    name: String, width: Milli, height: Milli, scale: Int?, safeTop: Milli = .zero, safeRight: Milli = .zero,
    safeBottom: Milli = .zero, safeLeft: Milli = .zero
  ) {
    self.name = name
    self.width = width
    self.height = height
    self.scale = scale
    self.safeTop = safeTop
    self.safeRight = safeRight
    self.safeBottom = safeBottom
    self.safeLeft = safeLeft
  }

  /// What a project without `screens` is compiled for.
  package static let phone = ScreenSpec(
    name: "phone", width: Milli(390), height: Milli(844), scale: 3, safeTop: Milli(47), safeBottom: Milli(34))
}

/// A text size: its name in file names, and its factor as a fraction.
package struct TextSize: Hashable, Sendable {
  package var name: String
  package var numerator: Int
  package var denominator: Int

  package init(name: String, numerator: Int, denominator: Int) {
    self.name = name
    self.numerator = numerator
    self.denominator = denominator
  }

  package static let large = TextSize(name: "large", numerator: 17, denominator: 17)

  /// A length at this size, to the nearest thousandth, halves up.
  package func scaled(_ length: Milli) -> Milli {
    let (product, overflow) = length.thousandths.multipliedReportingOverflow(by: numerator)
    guard !overflow, denominator > 0 else { return length }
    return Milli(thousandths: (2 * product + denominator) / (2 * denominator))
  }
}

package struct FontFamilySpec: Sendable {
  package enum Runtime: String, Sendable, CaseIterable {
    case bundled, platform
  }

  package var name: Located<String>
  package var runtime = Runtime.bundled

  /// How much wider texts may become in the app, in thousandths.
  package var slack = 0
  package var faces: [FontFaceSpec]

  package init(name: Located<String>, faces: [FontFaceSpec]) {
    self.name = name
    self.faces = faces
  }
}

package struct FontFaceSpec: Sendable {
  /// Relative to the project's folder.
  package var file: Located<String>
  package var index: Located<Int>?

  /// `nil`: the file's own.
  package var weight: Located<Int>?
  package var variations: [(tag: String, value: Milli)]

  package init(
    file: Located<String>, index: Located<Int>? = nil, weight: Located<Int>? = nil,
    variations: [(tag: String, value: Milli)] = []
  ) {
    self.file = file
    self.index = index
    self.weight = weight
    self.variations = variations
  }
}

package struct SVGOptions: Sendable {
  package enum Variants: String, Sendable, CaseIterable {
    case all, canonical, none
  }

  package enum Text: String, Sendable, CaseIterable {
    case outlines, none
  }

  package var variants: Variants = .all
  package var text: Text = .outlines

  package init() {}
}

/// An entry of the project file's `rules:`.
package struct RuleSetting: Sendable {
  package var code: Located<String>

  /// `nil`: off.
  package var severity: Severity?

  package init(code: Located<String>, severity: Severity?) {
    self.code = code
    self.severity = severity
  }
}
