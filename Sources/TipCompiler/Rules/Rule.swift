import TipDiagnostics

/// An opinion about a laid-out popup. To add one: a file here, and a line in `rules`.
protocol Rule: Sendable {
  /// Its name, weight and documentation.
  static var kind: DiagnosticKind { get }

  /// Reports what the rule finds: one diagnostic for all variants that show the same fault.
  static func check(_ popup: LaidOutPopup, into sink: inout DiagnosticSink)
}

/// All rules, in the order in which they are documented.
let rules: [any Rule.Type] = [
  AnchorOffscreen.self, AnchorInUnsafeArea.self, NoSideFits.self, ArrowMissesAnchor.self, ArrowDoesNotFit.self,
  WiderThanScreen.self, RadiusReduced.self, MenuScrolls.self, OvershootGap.self,
  MissingGlyph.self, TextTruncated.self, TextOverflow.self, WordBroken.self, NoBreakPoints.self,
  Contrast.self, TouchTarget.self, ReadingTimeRule.self, SmallText.self, EmojiOnlyLabel.self, UnlabelledImage.self,
]

/// The kinds that the rules report.
package let ruleKinds: [DiagnosticKind] = rules.map { $0.kind }

/// Checks a popup by all rules.
func check(_ popup: LaidOutPopup, into sink: inout DiagnosticSink) {
  for rule in rules { rule.check(popup, into: &sink) }
}
