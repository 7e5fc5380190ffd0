import TipDiagnostics
import TipSpecs

/// A popup that has left before its text can be read.
enum ReadingTimeRule: Rule {
  static let kind = DiagnosticKind(
    "reading-time", .warning, standing: .rule, summary: "A popup leaves before its text can be read.",
    explanation: """
      Reading takes a second to notice the popup, 60 ms for each character of an alphabet and 200 ms for each ideograph, \
      kana or Hangul syllable. What counts is the time from the beginning of `show` to the end of `dismiss`. \
      `duration: auto` takes as long as the text needs. The figures of `preset: classic` are excused.
      """,
    wrong: """
      banners:
        saved: {message: All your changes have been saved on this device, duration: 500ms, animation: {}}
      """,
    right: """
      banners:
        saved: {message: All your changes have been saved on this device, duration: auto}
      """)

  static func check(_ popup: LaidOutPopup, into sink: inout DiagnosticSink) {
    let time = popup.plan.time
    guard case .seconds(let stays) = time.duration, time.dismissOn.contains(.timeout), popup.plan.kind != .menu,
      let place = time.durationPlace, !popup.isExcused(place)
    else { return }
    let visible = stays.thousandths + time.motion.duration.thousandths
    let hasty = popup.project.locales.indices.compactMap { locale -> (locale: Int, needed: Int)? in
      let needed = ReadingTime.of(readTexts(popup.plan, locale: locale)).thousandths
      return needed > visible ? (locale, needed) : nil
    }
    guard !hasty.isEmpty else { return }
    let locales = list(hasty.map { popup.project.locales[$0.locale].tag })
    sink.report(
      Diagnostic(
        kind,
        "\(popup.quotedID) is seen for \(points(Double(visible) / 1000)) s, but reading it takes \(spread(hasty.map { Double($0.needed) / 1000 })) s in \(locales)",
        at: Label(place, "too short"), help: ["write `duration: auto`, or a longer one"], popup: popup.plan.id))
  }
}
