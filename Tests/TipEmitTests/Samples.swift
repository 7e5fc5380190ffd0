import PopupLayout

/// Popups that between them have every key of a layout file with a value and, where that is possible, without.
enum Samples {
  static let all = [menu, tip, banner]

  static let rect = Rect(x: 8, y: -8.5, width: 125, height: 44.333)

  static func text(_ string: String, role: Popup.TextRole = .title, file: String? = "fonts/Inter-Regular.otf")
    -> Popup.Text
  {
    Popup.Text(
      role: role, string: string, visible: string, truncated: false, frame: rect, width: 99.25,
      font: Popup.Font(family: "system", weight: 400, size: 16, file: file), align: .center,
      lines: [
        Popup.Line(text: string, x: 12.5, baseline: 27.125, width: 99.25),
        Popup.Line(text: "", x: -0.001, baseline: 47.125, width: 0),
      ])
  }

  static let content = Popup.Content(
    locale: "zh-Hans", direction: .ltr, textSize: "large", exact: true,
    accessibility: Popup.Accessibility(label: "a \"label\"\\\n\t\u{1}\u{2028}</script>", hint: "hint", announce: .off),
    layouts: [
      Popup.Layout(
        axis: .vertical, maxWidth: 365, body: Size(width: 141, height: 132), texts: [],
        images: [Popup.Image(frame: rect, source: "asset:star", alt: nil)],
        actions: [Popup.Action(id: "undo", frame: rect, hitFrame: rect, title: text("Undo", role: .action, file: nil))],
        close: Popup.Button(frame: rect, hitFrame: rect),
        rows: [
          Popup.Row(
            index: 0, id: nil, frame: rect, title: text("Scan"), subtitle: nil,
            image: Popup.Image(frame: rect, source: "specs/icons/scan.svg", alt: "scan"), role: .normal, state: nil,
            disabled: false),
          Popup.Row(
            index: 1, id: "pay", frame: rect, title: text("付款 🧧"), subtitle: text("sub", role: .subtitle), image: nil,
            role: .destructive, state: .mixed, disabled: true, checkFrame: rect),
        ], separators: [Popup.Separator(frame: rect)],
        sections: [
          Popup.Section(frame: rect, title: nil, firstRow: 0, rowCount: 1),
          Popup.Section(frame: rect, title: text("More"), firstRow: 1, rowCount: 1),
        ], contentHeight: 176, visibleRows: 2, scrolls: true,
        minimum: Size(width: 30, height: 33.333))
    ], duration: 2.5)

  static let ink = Popup.Ink(color: "#1f1f1f", opacity: 0.98)

  static let menu = Popup(
    format: Popup.currentFormat, id: "add", kind: .menu, source: "specs/menus.yaml", anchor: "more", comment: nil,
    behavior: Popup.Behavior(dismissOn: [.select, .tapOutside], duration: nil, replace: nil),
    animation: Popup.Animation(
      show: Popup.Motion(effect: .pop, duration: 0.15, curve: .named(.easeInOut), scale: 1.05),
      dismiss: Popup.Motion(effect: .none, duration: 0, curve: .named(.linear))),
    placing: Placing(
      placement: PreferredPlacement(.leading, .start),
      fallbacks: [PreferredPlacement(.top), PreferredPlacement(.auto)],
      offset: -3.5, margin: Margin(top: 0, right: 5, bottom: 0, left: 5, leading: 7, trailing: 8), cornerRadius: 4,
      arrow: ArrowShape(base: 20, height: 8.5), arrowInset: 14,
      atSide: Placing.AtSide(offset: 1, margin: Margin(3), cornerRadius: 2, arrow: nil, arrowInset: 0), edge: nil,
      overshoot: nil),
    palettes: Themed(
      light: Popup.Palette(
        background: ink, border: Popup.Border(width: 0.5, color: "#ffffff", opacity: 1),
        shadow: Popup.Shadow(x: -1, y: 2, blur: 8, color: "#000000", opacity: 0.2), scrim: ink, separator: ink,
        destructive: ink, disabledOpacity: 0.4, imageTint: ink,
        text: Popup.TextPalette(
          title: Popup.TextInk(color: "#f7f9fb", opacity: 0.98, background: ink),
          message: nil, subtitle: Popup.TextInk(color: "#f7f9fb", opacity: 1, background: nil), action: nil)), dark: nil
    ),
    contents: [content],
    placements: [
      Popup.Variant(
        screen: "iphone-se", locale: "zh-Hans", textSize: "large", content: 0, layout: 0, anchor: rect,
        placement: .at(.bottom, .end), flipped: true, miss: 0.25, body: rect, frame: rect,
        arrow: PlacedArrow(edge: .top, tip: Point(x: 114, y: -8.5), base: [Point(x: 104, y: 0), Point(x: 124, y: 0)]),
        outline: [
          .move(Point(x: 114, y: -8.5)), .line(Point(x: 124, y: 0)),
          .cubic(Point(x: 1, y: 2), Point(x: 3.125, y: 4), Point(x: 5, y: 6)), .close,
        ], svg: Themed(light: "svg/add/iphone-se.zh-Hans.light.large.svg")),
      Popup.Variant(
        screen: "iphone-se", locale: "en", textSize: "1_5", content: 0, layout: 0, anchor: rect, placement: .over,
        flipped: false, miss: 0, body: rect, frame: rect, arrow: nil, outline: [], svg: nil),
    ])

  static let tip = Popup(
    format: Popup.currentFormat, id: "hint-2", kind: .tip, source: "a.yaml", anchor: nil, comment: "for <b>people</b>",
    behavior: Popup.Behavior(dismissOn: [], duration: 2, replace: nil),
    animation: Popup.Animation(
      show: Popup.Motion(effect: .fade, duration: 0.25, curve: .named(.easeIn)),
      dismiss: Popup.Motion(effect: .fade, duration: 0.25, curve: .named(.easeOut))),
    placing: menu.placing, palettes: Themed(light: nil, dark: menu.palettes.light), contents: [], placements: [])

  static let banner = Popup(
    format: Popup.currentFormat, id: "saved", kind: .banner, source: "b.yaml", anchor: nil, comment: nil,
    behavior: Popup.Behavior(dismissOn: [.timeout, .swipe, .tap], duration: 0, replace: .queue),
    animation: Popup.Animation(
      show: Popup.Motion(
        effect: .slide, duration: 1,
        curve: .spring(Popup.Spring(damping: 0.7, velocity: 10, curve: .easeInOut, settle: 0.84, overshoot: 0.046))),
      dismiss: Popup.Motion(effect: .slide, duration: 5, curve: .named(.linear))),
    placing: Placing(
      placement: nil, fallbacks: [], offset: 0, margin: Margin(), cornerRadius: 0, arrow: nil, arrowInset: 0,
      atSide: nil, edge: .top, overshoot: 4),
    palettes: Themed(
      light: Popup.Palette(
        background: nil, border: nil, shadow: nil, scrim: nil, separator: nil, destructive: nil, disabledOpacity: nil,
        imageTint: nil, text: Popup.TextPalette(title: nil, message: nil, subtitle: nil, action: nil))),
    contents: [
      Popup.Content(
        locale: "ar", direction: .rtl, textSize: "large", exact: false,
        accessibility: Popup.Accessibility(label: nil, hint: nil, announce: .polite),
        layouts: [
          Popup.Layout(
            axis: .horizontal, maxWidth: 1, body: Size(width: 1, height: 1), texts: [text("تم الحفظ", role: .message)],
            images: [], actions: [], close: nil, rows: [], separators: [], sections: [], contentHeight: 1,
            visibleRows: nil, scrolls: false)
        ])
    ],
    placements: [
      Popup.Variant(
        screen: "phone@landscape", locale: "ar", textSize: "large", content: 0, layout: 0, anchor: nil, placement: nil,
        flipped: false, miss: 0, body: rect, frame: rect, contentFrame: rect, hidden: rect, arrow: nil,
        outline: [.move(Point(x: 0, y: 0)), .close], svg: Themed(light: "l.svg", dark: "d.svg"))
    ])
}
