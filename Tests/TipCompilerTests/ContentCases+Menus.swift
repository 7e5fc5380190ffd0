extension ContentCase {
  static var menus: [ContentCase] {
    let items = """
      - {title: aaa, id: first, subtitle: aaaa, image: asset:a, state: on}
      - {title: aa, role: destructive, disabled: true}
      """
    return [
      // Check column and image 24 each; the subtitle, 15 large, is as wide as the title: 36.
      menu(
        "menu with subtitle, image, state, role", items, "",
        [
          ("layout.body", "104 108"), ("layout.rows.0.frame", "0 10 104 44"), ("layout.rows.0.id", "first"),
          ("layout.rows.0.checkFrame", "10 24 16 16"), ("layout.rows.0.state", "on"),
          ("layout.rows.0.image.frame", "34 24 16 16"), ("layout.rows.0.title.frame", "58 14.5 36 20"),
          ("layout.rows.0.subtitle.frame", "58 34.5 36 15"), ("layout.rows.0.role", "normal"),
          ("layout.rows.1.frame", "0 54 104 44"), ("layout.rows.1.index", "1"), ("layout.rows.1.id", "none"),
          ("layout.rows.1.title.frame", "58 66 24 20"), ("layout.rows.1.checkFrame", "none"),
          ("layout.rows.1.image", "none"), ("layout.rows.1.role", "destructive"), ("layout.rows.1.disabled", "true"),
          ("layout.separators.count", "1"), ("layout.separators.0.frame", "4 53.5 96 0.5"),
          ("layout.contentHeight", "108"), ("layout.visibleRows", "2"), ("layout.scrolls", "false"),
          ("layout.sections.count", "0"),
        ]),
      menu(
        "menu with subtitle, image, state, role, right to left", items, "",
        [
          ("layout.rows.0.checkFrame", "78 24 16 16"), ("layout.rows.0.image.frame", "54 24 16 16"),
          ("layout.rows.0.title.frame", "10 14.5 36 20"), ("layout.rows.1.title.frame", "22 66 24 20"),
          ("layout.rows.0.title.align", "right"),
        ]
      ).changed { $0.project += "\nlocales: [he]" },
      menu(
        "menu row that is higher than row-height", "- {title: aaa, subtitle: aaaa}", "subtitle: {size: 25}",
        // 20 + 25 are more than 44; 4 above and below. The subtitle is 60 wide.
        [
          ("layout.body", "80 73"), ("layout.rows.0.frame", "0 10 80 53"), ("layout.rows.0.title.frame", "10 14 36 20"),
          ("layout.rows.0.subtitle.frame", "10 34 60 25"),
        ]),
      menu(
        "menu with sections", "- section: aaaa\n- title: aa\n- section:\n- title: aa", "section-gap: 6",
        // A section's title is a subtitle: 15, with 8 above and 2 below; 36 wide.
        [
          ("layout.body", "56 139"), ("layout.sections.count", "2"), ("layout.sections.0.title.frame", "10 18 36 15"),
          ("layout.sections.0.frame", "0 10 56 69"), ("layout.rows.0.frame", "0 35 56 44"),
          ("layout.sections.1.title", "none"), ("layout.sections.1.frame", "0 85 56 44"),
          ("layout.sections.1.firstRow", "1"), ("layout.sections.1.rowCount", "1"),
          ("layout.rows.1.frame", "0 85 56 44"), ("layout.separators.0.frame", "4 79 48 0.5"),
        ]),
      menu(
        "menu with rows before the first section", "- title: aa\n- section: a\n- title: aa", "section-gap: 6",
        [
          ("layout.sections.count", "1"), ("layout.sections.0.firstRow", "1"), ("layout.rows.0.frame", "0 10 44 44"),
          // 10 + 44 + 6 + 25.
          ("layout.rows.1.frame", "0 85 44 44"),
        ]),
      menu(
        "menu of a width", "- title: aa", "width: 150",
        [("layout.body", "150 64"), ("layout.rows.0.title.frame", "10 22 24 20")]),
      menu("menu, at least as wide", "- title: aa", "min-width: 120", [("layout.body", "120 64")]),
      menu(
        "menu, at most as wide", "- title: aaaaaaaa", "max-width: 80", [("layout.body", "76 64")]
      ).changed {
        // 60 wide: "aaa" and the ellipsis are 56.
        $0.variants[0] += [("layout.rows.0.title.visible", "aaa…")]
        $0.codes = ["text-truncated"]
      },
    ]
      + [("top", "0"), ("center", "18"), ("bottom", "36")].map { align, y in
        menu(
          "menu, at least as high, \(align)", "- title: aa",
          "min-height: 100, padding: {left: 10, right: 10}, "
            + "vertical-align: \(align), row-height: 64",
          [("layout.body", "44 100"), ("layout.rows.0.frame", "0 \(y) 44 64"), ("layout.contentHeight", "64")])
      }
  }

  static var menuLimits: [ContentCase] {
    let four = "- title: aa\n- title: aa\n- title: aa\n- title: aa"
    return [
      // A menu that was meant to scroll is not reported.
      menu(
        "max-rows", four, "max-rows: 2",
        [
          ("layout.body", "44 108"), ("layout.contentHeight", "196"), ("layout.visibleRows", "2"),
          ("layout.scrolls", "true"), ("layout.rows.count", "4"), ("layout.rows.3.frame", "0 142 44 44"),
        ]
      ).changed { $0.drawn = ["aa\naa\naa\naa"] },
      menu(
        "max-height", four, "max-height: 120",
        [("layout.body", "44 108"), ("layout.visibleRows", "2"), ("layout.scrolls", "true")]
      ).changed { $0.codes = ["menu-scrolls"] },
      menu(
        "max-height of less than a row shows one all the same", four, "max-height: 30",
        [("layout.body", "44 64"), ("layout.visibleRows", "1"), ("layout.scrolls", "true")]
      ).changed { $0.codes = ["menu-scrolls"] },
      menu(
        "as many rows as there is room for", "- title: aa\n- title: aa\n- title: aa", "fallbacks: [bottom]",
        // 300 - 140 - 12 = 148: two rows are 108, three 152.
        [("layout.body", "44 108"), ("layout.visibleRows", "2"), ("variant.body", "165 152 44 108")]
      ).changed {
        $0.project = "screens: {phone: {width: 375, height: 300}}"
        $0.codes = ["no-side-fits", "menu-scrolls"]
      },
    ]
  }

  static var sizes: [ContentCase] {
    [
      tip(
        "text sizes", "close: false", "text: {size: 17}, image-size: 34",
        // 10.2 a letter: 51; at 23 13.8: 69. A line is 17 and 23 high.
        [("popup.contents.0.textSize", "large"), ("layout.body", "71 37"), ("layout.texts.0.font.size", "17")]
      ).changed {
        $0.project += "\ntext-sizes: [large, xxxLarge]"
        $0.variants.append([
          ("popup.contents.1.textSize", "xxxLarge"), ("layout.body", "89 43"), ("layout.texts.0.font.size", "23"),
          ("layout.texts.0.frame", "10 10 69 23"), ("variant.textSize", "xxxLarge"),
        ])
      },
      menu(
        "text sizes of rows and images", "- {title: aa, image: asset:a}",
        "row-height: 51, image-size: 17, text: {size: 17}",
        // 20.4 wide, so 21; at 23/17 27.6, so 28; row 69, image 23; the gap stays.
        [("layout.body", "66 71"), ("layout.rows.0.image.frame", "10 27 17 17")]
      ).changed {
        $0.project += "\ntext-sizes: [large, xxxLarge]"
        $0.variants.append([
          ("layout.body", "79 89"), ("layout.rows.0.frame", "0 10 79 69"),
          ("layout.rows.0.image.frame", "10 33 23 23"), ("layout.rows.0.title.frame", "41 33 28 23"),
        ])
      },
      tip(
        "the platform's font", "title: aaa", "width: 140",
        // 118 wide, and 129.8 with the slack: the frame has room for two lines, of which one is expected.
        [
          ("popup.contents.0.exact", "false"), ("layout.texts.1.font.file", "none"),
          ("layout.texts.1.font.family", "system"), ("layout.body", "140 82"), ("layout.texts.1.lines.count", "1"),
        ]
      ).changed {
        $0.spec = $0.spec.replacingFirst("message: aaaaa", with: "message: aaaa aaaaa")
        $0.fonts = """
          fonts:
            system:
              runtime: platform
              slack: 10%
              faces: [{file: Box-Regular.ttf, weight: 400}, {file: Box-Bold.ttf, weight: 700}]

          """
      },
      tip(
        "a bundled font", "title: aaa", "title: {weight: bold}",
        [
          ("popup.contents.0.exact", "true"), ("layout.texts.0.font.file", "Box-Bold.ttf"),
          ("layout.texts.1.font.file", "Box-Regular.ttf"), ("layout.texts.0.frame", "10 10 42 20"),
        ]),
    ]
  }

  static var anchors: [ContentCase] {
    [
      ContentCase(
        name: "anchors by screen",
        spec: """
          anchors:
            more:
              by-screen:
                large: {in: safe-area, trailing: 10, top: 5, width: 40, height: 40}
                default: {center-x: 20, bottom: 100, width: 40, height: 30}
          tips:
            it: {message: aaaaa, anchor: more}
          """,
        project: """
          screens:
            small: {width: 320, height: 480}
            large: {width: 800, height: 600, safe-area: {top: 24, left: 30, right: 50}}
          locales: [en, he]
          """,
        variants: [
          // 160 + 20 - 20; 480 - 100 - 30.
          [("variant.screen", "small"), ("variant.anchor", "160 350 40 30"), ("popup.anchor", "more")],
          [("variant.locale", "he"), ("variant.anchor", "160 350 40 30")],
          // 800 - 50 - 10 - 40.
          [("variant.screen", "large"), ("variant.anchor", "700 29 40 40")],
          [("variant.anchor", "40 29 40 40")],
        ]),
      ContentCase(
        name: "locales that lend their texts",
        spec: """
          tips:
            it: {message: {en: aaa, zh: 我}, anchor: {x: 100, y: 100, width: 40, height: 40}}
          """,
        project: "screens: {phone: {width: 375, height: 667}}\nlocales: [en, zh-Hans, de]",
        variants: [
          [("layout.texts.0.string", "aaa")], [("layout.texts.0.string", "我")], [("layout.texts.0.string", "aaa")],
        ],
        codes: ["missing-translation"]),
    ]
  }
}
