import Foundation

extension ContentCase {
  static let all = tips + widths + cuts + banners + menus + menuLimits + sizes + anchors

  static var tips: [ContentCase] {
    let everything = """
      title: aaa
      image: {source: asset:a, alt: A picture}
      close: true
      actions: [{id: go, title: aa}]
      """
    // Beside the column: image 30 and gap 6, close button 16 and gap 8. The column is as wide as its message.
    let whole = [
      ("layout.body", "140 98"), ("layout.texts.0.role", "title"), ("layout.texts.0.frame", "46 10 36 20"),
      ("layout.texts.1.frame", "46 32 60 20"), ("layout.images.0.frame", "10 10 30 30"),
      ("layout.images.0.alt", "A picture"), ("layout.close.frame", "114 10 16 16"),
      ("layout.close.hitFrame", "100 -4 44 44"), ("layout.actions.0.id", "go"),
      // The title stands flush with the texts; its frame, which is not seen, is 44 wide around it.
      ("layout.actions.0.frame", "36 60 44 28"), ("layout.actions.0.hitFrame", "36 52 44 44"),
      ("layout.actions.0.title.frame", "46 64 24 20"), ("layout.actions.0.title.lines.0.baseline", "80"),
      ("layout.texts.1.lines.0.x", "46"), ("layout.texts.1.lines.0.baseline", "48"), ("layout.contentHeight", "98"),
    ]
    let mirrored = [
      ("layout.body", "140 98"), ("layout.texts.0.frame", "58 10 36 20"), ("layout.texts.1.frame", "34 32 60 20"),
      ("layout.images.0.frame", "100 10 30 30"), ("layout.close.frame", "10 10 16 16"),
      ("layout.actions.0.frame", "60 60 44 28"), ("layout.texts.0.align", "right"),
      ("popup.contents.0.direction", "rtl"),
    ]
    return [
      tip("tip with everything", everything, "", whole).changed { $0.drawn = ["aaa\naaaaa\naa"] },
      tip("tip with everything, right to left", everything, "", mirrored).changed {
        $0.project += "\nlocales: [he]"
      },
      tip(
        "actions side by side", "actions: [{id: a, title: aa}, {id: b, title: aaa}]", "",
        [
          ("layout.body", "124 76"), ("layout.actions.0.frame", "0 38 44 28"),
          ("layout.actions.0.title.frame", "10 42 24 20"), ("layout.actions.1.frame", "52 38 52 28"),
        ]),
      tip(
        "actions side by side, at the end", "message: aaaaaaaaaa\nactions: [{id: a, title: aa}, {id: b, title: aaa}]",
        "action: {align: end}",
        // 120 wide, of which the buttons take 104; the last title ends at 130.
        [
          ("layout.body", "140 76"), ("layout.actions.0.frame", "34 38 44 28"),
          ("layout.actions.1.frame", "86 38 52 28"), ("layout.actions.1.title.frame", "94 42 36 20"),
        ]
      ).changed { $0.spec = $0.spec.replacingFirst("    message: aaaaa\n", with: "") },
      tip(
        "actions stacked, since side by side they take 104", "actions: [{id: a, title: aa}, {id: b, title: aaa}]",
        "max-width: 100",
        [
          ("layout.body", "80 136"), ("layout.actions.0.frame", "0 38 44 44"),
          ("layout.actions.1.frame", "2 82 52 44"), ("layout.actions.1.hitFrame", "2 82 52 44"),
          ("layout.actions.1.title.frame", "10 94 36 20"),
        ]),
      tip(
        "an action whose frame is wider than the column", "actions: [{id: a, title: aaaaaa}]", "max-width: 100",
        // The title may be as wide as the column, 80, and its frame is 16 wider than it.
        [
          ("layout.body", "100 76"), ("layout.actions.0.frame", "2 38 88 28"),
          ("layout.actions.0.title.frame", "10 42 72 20"),
        ]),
      tip(
        "an action that is longer than the column", "actions: [{id: a, title: aaaaaaaa}]", "max-width: 100",
        // 96 of 80: with the ellipsis, of 20, five letters.
        [
          ("layout.actions.0.title.visible", "aaaaa…"), ("layout.actions.0.title.frame", "10 42 80 20"),
          ("layout.actions.0.frame", "2 38 96 28"),
        ]
      ).changed { $0.codes = ["text-truncated"] },
    ]
      + [("top", "10"), ("center", "40"), ("bottom", "70")].map { align, y in
        tip(
          "vertical-align: \(align)", "close: false", "min-height: 100, vertical-align: \(align)",
          [("layout.body", "80 100"), ("layout.texts.0.frame", "10 \(y) 60 20")])
      }
  }

  static var widths: [ContentCase] {
    let cases: [(name: String, style: String, body: String)] = [
      ("hug", "width: hug", "80 40"), ("hug, at least", "width: hug, min-width: 100", "100 40"),
      ("hug, at most", "width: hug, max-width: 70", "68 60"), ("a number", "width: 150", "150 40"),
      ("a number, at least", "width: 90, min-width: 120", "120 40"),
      ("a number, at most", "width: 150, max-width: 110", "110 40"),
      ("fill", "width: fill, margin: 8", "359 40"), ("fill, at most", "width: fill, max-width: 200", "200 40"),
    ]
    return cases.map { name, style, body in
      tip("width: \(name)", "close: false", style, [("layout.body", body)]).changed {
        // Of "aaaaa" four letters go into 50.
        if name == "hug, at most" { $0.codes = ["word-broken"] }
      }
    } + [
      tip(
        "at the side another width and padding", "placement: right",
        "at-side: {width: 120, padding: 4, text: {size: 12}}",
        [
          ("layout.axis", "horizontal"), ("layout.body", "120 20"), ("variant.placement", "right"),
          ("layout.texts.0.frame", "4 4 36 12"),
        ])
    ]
  }

  static var cuts: [ContentCase] {
    let long = "message: aaaa aaaa"
    let cut = { (name: String, style: String, codes: [String], figures: [(String, String)]) in
      tip(name, long, style, figures).changed {
        $0.spec = $0.spec.replacingFirst("    message: aaaaa\n", with: "")
        $0.codes = codes
      }
    }
    // The column is 60 wide: "aaaa" is 48, and with the ellipsis, of 20, "aaa" is 56.
    return [
      cut(
        "overflow: ellipsis", "width: 80, message: {max-lines: 1}", ["text-truncated"],
        [
          ("layout.body", "80 40"), ("layout.texts.0.visible", "aaa…"), ("layout.texts.0.truncated", "true"),
          ("layout.texts.0.string", "aaaa aaaa"), ("layout.texts.0.width", "56"),
          ("layout.texts.0.frame", "10 10 56 20"),
        ]),
      cut(
        "overflow: error", "width: 80, message: {max-lines: 1, overflow: error}", ["text-overflow"],
        [("layout.texts.0.truncated", "true")]),
      cut(
        "overflow: grow", "width: 80, message: {max-lines: 1, overflow: grow}", [],
        [
          ("layout.body", "80 60"), ("layout.texts.0.lines.count", "2"), ("layout.texts.0.truncated", "false"),
          ("layout.texts.0.lines.1.text", "aaaa"), ("layout.texts.0.lines.1.baseline", "46"),
        ]),
      cut(
        "overflow: grow lifts max-height", "width: 80, max-height: 45, message: {overflow: grow}", [],
        [("layout.body", "80 60"), ("layout.texts.0.lines.count", "2")]),
      cut(
        "max-height cuts at whole lines", "width: 80, max-height: 55", ["text-truncated"],
        [
          ("layout.body", "80 55"), ("layout.texts.0.lines.count", "1"), ("layout.texts.0.visible", "aaa…"),
          ("layout.texts.0.frame", "10 10 56 20"),
        ]),
      cut(
        "max-lines: 2 are enough", "width: 80, message: {max-lines: 2}", [],
        [("layout.body", "80 60"), ("layout.texts.0.lines.count", "2")]),
    ]
  }

  static var banners: [ContentCase] {
    let portrait = "width: 375, height: 667, safe-area: {top: 20, bottom: 34}"
    return [
      banner(
        "banner at the top", screen: portrait,
        // 4 beyond the edge, 20 of the safe area, 44; the text stands 10 above the strip's bottom.
        [
          ("variant.frame", "0 -4 375 68"), ("variant.contentFrame", "0 20 375 44"), ("variant.hidden", "0 -69 375 68"),
          ("layout.texts.0.frame", "10 38 60 20"), ("layout.body", "375 68"),
        ]),
      banner(
        "banner at the bottom", "edge: bottom", screen: portrait,
        // 667 - 34 - 44 = 589; the text ends 10 above the safe area's inset and the 4 beyond the edge.
        [
          ("variant.frame", "0 589 375 82"), ("variant.contentFrame", "0 589 375 44"),
          ("variant.hidden", "0 668 375 82"), ("layout.texts.0.frame", "10 14 60 20"),
        ]),
      banner(
        "banner in landscape", screen: "width: 844, height: 390, safe-area: {left: 47, right: 47, bottom: 21}",
        [
          ("variant.frame", "0 -4 844 48"), ("variant.contentFrame", "47 0 750 44"),
          ("layout.texts.0.frame", "57 18 60 20"),
        ]),
      banner(
        "banner in landscape, right to left", "", "overshoot: 0",
        screen: "width: 844, height: 390, safe-area: {left: 30, right: 47, bottom: 21}",
        [
          ("variant.frame", "0 0 844 44"), ("variant.contentFrame", "30 0 767 44"),
          ("layout.texts.0.frame", "727 14 60 20"),
        ]
      ).changed { $0.project += "\nlocales: [he]" },
      banner(
        "banner with title, image, close button and action",
        "{title: aaa, image: {source: 'asset:a', alt: decorative}, close: true, actions: [{id: go, title: aa}]}",
        "overshoot: 0, image-size: 30, image-gap: 6, vertical-align: top", screen: "width: 375, height: 667",
        [
          ("variant.frame", "0 0 375 98"), ("layout.texts.0.frame", "46 10 36 20"),
          ("layout.texts.1.frame", "46 32 60 20"), ("layout.images.0.frame", "10 10 30 30"),
          ("layout.close.frame", "349 10 16 16"), ("layout.close.hitFrame", "335 -4 44 44"),
          ("layout.actions.0.frame", "36 60 44 28"),
        ]
      ).changed {
        $0.spec = $0.spec.replacingFirst(
          "    {title: aaa, image: {source: 'asset:a', alt: decorative}, close: true, actions: [{id: go, title: aa}]}\n",
          with: """
                title: aaa
                image: {source: 'asset:a', alt: decorative}
                close: true
                actions: [{id: go, title: aa}]

            """)
      },
      banner(
        "banner that is snapped to device pixels", "", "overshoot: 4.2, padding: 10.1",
        screen: "width: 375, height: 667, scale: 2",
        // 4.2 is 4.5 in whole pixels of a half; 44 stays.
        [("variant.frame", "0 -4.5 375 48.5"), ("variant.contentFrame", "0 0 375 44")]),
    ]
  }
}

extension String {
  /// The same with the first occurrence of a piece replaced.
  func replacingFirst(_ piece: String, with replacement: String) -> String {
    guard let range = range(of: piece) else { return self }
    return replacingCharacters(in: range, with: replacement)
  }
}
