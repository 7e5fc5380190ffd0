import TipDiagnostics

/// What is reported while references are resolved.
package let resolveKinds: [DiagnosticKind] = [
  .duplicateID, .unknownStyle, .styleCycle, .unknownAnchor, .unknownScreen, .unknownFont, .missingFont, .missingImage,
  .invertedAnchor, .anchorWithoutScreen, .limitVariants, .missingTranslation, .unusedStyle, .unusedAnchor,
]

extension DiagnosticKind {
  static let duplicateID = DiagnosticKind(
    "duplicate-id", summary: "Two popups have the same id.",
    explanation: """
      An id is unique in the whole project, whatever the kind of popup and whichever file it stands in: it names the \
      popup's files and is what an app asks for. Both places are shown.
      """,
    wrong: """
      tips:
        hint: {message: Tap to edit, anchor: {x: 20, y: 60, width: 44, height: 44}}
      banners:
        hint: {message: Saved}
      """,
    right: """
      tips:
        edit-hint: {message: Tap to edit, anchor: {x: 20, y: 60, width: 44, height: 44}}
      banners:
        saved: {message: Saved}
      """)

  static let unknownStyle = DiagnosticKind(
    "unknown-style", summary: "A popup or style names a style that does not exist.",
    explanation: """
      A name is looked for among the styles of the same spec, then those of the project file, then those of the \
      preset. `tipc styles` lists the preset's.
      """,
    wrong: """
      banners:
        saved: {message: Saved, style: succes}
      """,
    right: """
      banners:
        saved: {message: Saved, style: success}
      """)

  static let styleCycle = DiagnosticKind(
    "style-cycle", summary: "Styles extend each other in a circle.",
    explanation: """
      Following `extends` from style to style has to end at a style of the preset. A style may extend one of its own \
      name that lies farther out: `tip: {extends: tip}` refines the preset's.
      """,
    wrong: """
      banners:
        saved: {message: Saved, style: calm}
      styles:
        calm: {extends: loud}
        loud: {extends: calm}
      """,
    right: """
      banners:
        saved: {message: Saved, style: calm}
      styles:
        calm: {extends: loud}
        loud: {extends: info}
      """)

  static let unknownAnchor = DiagnosticKind(
    "unknown-anchor", summary: "A popup names an anchor that does not exist.",
    explanation: """
      A name is looked for under `anchors:` of the same spec, then of the project file. A rectangle can be written in \
      its place.
      """,
    wrong: """
      anchors:
        avatar: {x: 20, y: 60, width: 44, height: 44}
      tips:
        hint: {message: Tap your photo, anchor: avatr}
        other: {message: Tap it again, anchor: avatar}
      """,
    right: """
      anchors:
        avatar: {x: 20, y: 60, width: 44, height: 44}
      tips:
        hint: {message: Tap your photo, anchor: avatar}
      """)

  static let unknownScreen = DiagnosticKind(
    "unknown-screen", summary: "A popup names a screen that the project does not have.",
    explanation: """
      `screens` of a popup picks from the screens that the project file lists; it cannot add one.
      """,
    wrong: """
      banners:
        saved: {message: Saved, screens: [tablet]}
      """,
    right: """
      banners:
        saved: {message: Saved, screens: [phone]}
      """)

  static let unknownFont = DiagnosticKind(
    "unknown-font", summary: "A style names a font family that the project does not have.",
    explanation: """
      Families are declared under `fonts:` in the project file, by files. A family that the machine happens to have is \
      never looked up by name, since another machine would measure another font.
      """,
    wrong: """
      banners:
        saved: {message: Saved, style: {text: {font: Comic}}}
      """,
    right: """
      banners:
        saved: {message: Saved, style: {text: {font: system}}}
      """)

  static let missingFont = DiagnosticKind(
    "missing-font", summary: "A font file does not exist or cannot be read.",
    explanation: """
      The project file names each font by its file, relative to itself. A family that the machine happens to have is \
      never used in its place, since another machine would measure another font.
      """,
    wrong: [
      ("tipc.yaml", "fonts:\n  system: {faces: [{file: fonts/Missing.otf}]}\n"),
      ("spec.yaml", "banners:\n  saved: {message: Saved, style: info}\n"),
    ],
    right: [("spec.yaml", "banners:\n  saved: {message: Saved, style: info}\n")])

  static let missingImage = DiagnosticKind(
    "missing-image", summary: "An image file does not exist or cannot be read.",
    explanation: """
      A path is relative to the file that names it. What the app has in its own asset catalogue is written \
      `asset:NAME`.
      """,
    wrong: """
      menus:
        add:
          titles: [Scan]
          images: [icons/scan.svg]
          anchor: {x: 300, y: 60, width: 44, height: 44}
      """,
    right: """
      menus:
        add:
          titles: [Scan]
          images: [asset:scan]
          anchor: {x: 300, y: 60, width: 44, height: 44}
      """)

  static let invertedAnchor = DiagnosticKind(
    "inverted-anchor", summary: "An anchor's edges cross, so that its size would be negative.",
    explanation: """
      Two edges of one axis, `left` and `right` say, leave what lies between them. On a screen that is narrower than \
      both together nothing is left.
      """,
    wrong: """
      tips:
        hint: {message: Hello, anchor: {left: 300, right: 200, top: 60, height: 44}}
      """,
    right: """
      tips:
        hint: {message: Hello, anchor: {left: 100, right: 200, top: 60, height: 44}}
      """)

  static let anchorWithoutScreen = DiagnosticKind(
    "anchor-without-screen", summary: "An anchor that is given by screen has no rectangle for one of them.",
    explanation: """
      `by-screen` holds a rectangle for each screen that the popup is compiled for, or a `default` for the others.
      """,
    wrong: """
      tips:
        hint: {message: Hello, anchor: {by-screen: {iphone-se: {x: 20, y: 60, width: 44, height: 44}}}}
      """,
    right: """
      tips:
        hint: {message: Hello, anchor: {by-screen: {default: {x: 20, y: 60, width: 44, height: 44}}}}
      """)

  static let limitVariants = DiagnosticKind(
    "limit-variants", summary: "A popup would be compiled for more than 10 000 variants.",
    explanation: """
      A popup is laid out for every screen, locale, theme and text size of the project, and the four numbers multiply. \
      Beyond 10 000 the lists are meant otherwise; `screens` of a popup picks a few of the project's.
      """,
    wrong: [], right: [])

  static let missingTranslation = DiagnosticKind(
    "missing-translation", .warning, standing: .rule,
    summary: "A text lacks one of the project's locales.",
    explanation: """
      Where a text is written by locale, every locale of the project should have its own, or one under a shorter tag: \
      `zh` serves `zh-Hans`. Else the first locale's text is shown.
      """,
    wrong: [
      ("tipc.yaml", "locales: [en, de]\n"), ("spec.yaml", "banners:\n  saved: {message: {en: Saved}, style: info}\n"),
    ],
    right: [
      ("tipc.yaml", "locales: [en, de]\n"),
      ("spec.yaml", "banners:\n  saved: {message: {en: Saved, de: Gesichert}, style: info}\n"),
    ])

  static let unusedStyle = DiagnosticKind(
    "unused-style", .warning, standing: .rule, summary: "A style is declared and never used.",
    explanation: """
      Neither a popup nor another style that is used names it. A style that refines one of the preset's defaults \
      counts as used.
      """,
    wrong: """
      banners:
        saved: {message: Saved}
      styles:
        calm: {background: "#335577"}
      """,
    right: """
      banners:
        saved: {message: Saved, style: calm}
      styles:
        calm: {background: "#335577"}
      """)

  static let unusedAnchor = DiagnosticKind(
    "unused-anchor", .warning, standing: .rule, summary: "An anchor is declared and never used.",
    explanation: "No popup of the spec, or of the project if it is declared there, names it.",
    wrong: """
      anchors:
        avatar: {x: 20, y: 60, width: 44, height: 44}
      banners:
        saved: {message: Saved}
      """,
    right: """
      anchors:
        avatar: {x: 20, y: 60, width: 44, height: 44}
      tips:
        hint: {message: Tap your photo, anchor: avatar}
      """)
}
