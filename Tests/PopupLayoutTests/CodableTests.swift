import Foundation
import PopupLayout
import Testing

@Suite struct CodableTests {
  /// A file with every kind of value, as it is written.
  static let file = """
    {"format": 1, "id": "add", "kind": "menu", "source": "specs/menus.yaml", "anchor": "more", "comment": null,
     "behavior": {"dismissOn": ["select", "tap-outside"], "duration": null, "replace": null},
     "animation": {"show": {"effect": "pop", "duration": 0.15, "curve": {"name": "ease-in-out"}, "scale": 1.05},
       "dismiss": {"effect": "slide", "duration": 1,
         "curve": {"damping": 0.5, "velocity": 10, "curve": "ease-out", "settle": 0.8, "overshoot": 0.1}}},
     "placing": {"placement": "leading-start", "fallbacks": ["top", "auto"], "offset": 3.5,
       "margin": {"top": 0, "right": 5, "bottom": 0, "left": 5, "leading": 7}, "cornerRadius": 4,
       "arrow": {"base": 20, "height": 8.5, "tipRadius": 0}, "arrowInset": 14, "atSide": null, "edge": null,
       "overshoot": null},
     "palettes": {"dark": {"background": {"color": "#1f1f1f", "opacity": 0.98}, "border": null, "shadow": null,
       "scrim": {"color": "#000000", "opacity": 0.11}, "separator": null, "destructive": null, "disabledOpacity": 0.4,
       "imageTint": null, "text": {"title": {"color": "#f7f9fb", "opacity": 1, "background": null}, "message": null,
       "subtitle": null, "action": null}}},
     "contents": [{"locale": "en", "direction": "ltr", "textSize": "large", "exact": true,
       "accessibility": {"label": null, "hint": null, "announce": "off"},
       "layouts": [{"axis": "vertical", "maxWidth": 365, "body": {"width": 141, "height": 132}, "texts": [],
         "images": [], "actions": [], "close": null,
         "rows": [{"index": 0, "id": null, "frame": {"x": 0, "y": 0, "width": 141, "height": 44},
           "title": {"role": "title", "string": "Scan", "visible": "Scan", "truncated": false,
             "frame": {"x": 8, "y": 12, "width": 125, "height": 20}, "width": 36.5,
             "font": {"family": "system", "weight": 400, "size": 16, "file": null}, "align": "center",
             "lines": [{"text": "Scan", "x": 52.25, "baseline": 27.5, "width": 36.5}]},
           "subtitle": null, "image": {"frame": {"x": 8, "y": 14, "width": 16, "height": 16}, "source": "asset:scan",
           "alt": null}, "role": "destructive", "state": "mixed", "disabled": false}],
         "separators": [{"frame": {"x": 4, "y": 43.5, "width": 133, "height": 0.5}}], "sections": [],
         "contentHeight": 132, "visibleRows": 1, "scrolls": false}]}],
     "placements": [{"screen": "iphone-se", "locale": "en", "textSize": "large", "content": 0, "layout": 0,
       "anchor": {"x": 323, "y": 22, "width": 40, "height": 40}, "placement": "bottom-end", "flipped": false, "miss": 0,
       "body": {"x": 229, "y": 74, "width": 141, "height": 132},
       "frame": {"x": 229, "y": 65.5, "width": 141, "height": 140.5},
       "arrow": {"edge": "top", "tip": {"x": 114, "y": -8.5}, "base": [{"x": 104, "y": 0}, {"x": 124, "y": 0}]},
       "outline": [["M", 114, -8.5], ["L", 124, 0], ["C", 1, 2, 3, 4, 5, 6], ["Z"]],
       "svg": {"dark": "svg/add/iphone-se.en.dark.large.svg"}}]}
    """

  private func decode<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(text.utf8))
  }

  @Test func aFileIsRead() throws {
    let popup = try decode(Popup.self, Self.file)
    #expect(popup.kind == .menu)
    #expect(popup.placing.placement == PreferredPlacement(.leading, .start))
    #expect(popup.placing.fallbacks == [PreferredPlacement(.top), PreferredPlacement(.auto)])
    #expect(popup.placing.margin.insets(in: .ltr) == Insets(right: 5, left: 7))
    #expect(popup.placing.margin.insets(in: .rtl) == Insets(right: 7, left: 5))
    #expect(popup.animation.show.scale == 1.05)
    #expect(popup.animation.show.curve == .named(.easeInOut))
    guard case .spring(let spring) = popup.animation.dismiss.curve else {
      Issue.record("no spring")
      return
    }
    #expect(spring.velocity == 10 && spring.curve == .easeOut)
    #expect(popup.palettes[.light]?.background?.opacity == 0.98)
    #expect(popup.placements[0].placement == .at(.bottom, .end))
    #expect(
      popup.placements[0].outline == [
        .move(Point(x: 114, y: -8.5)), .line(Point(x: 124, y: 0)),
        .cubic(Point(x: 1, y: 2), Point(x: 3, y: 4), Point(x: 5, y: 6)), .close,
      ])
    #expect(popup.contents[0].layouts[0].rows[0].state == .mixed)
  }

  @Test func whatIsReadIsWrittenAgain() throws {
    let popup = try decode(Popup.self, Self.file)
    let again = try JSONDecoder().decode(Popup.self, from: JSONEncoder().encode(popup))
    #expect(again == popup)
    let bundle = PopupBundle(format: 1, popups: [popup, popup])
    let bundleAgain = try JSONDecoder().decode(PopupBundle.self, from: JSONEncoder().encode(bundle))
    #expect(bundleAgain == bundle)
  }

  /// What the file says in place of something, the path of the number that leads outside, and the range that it must be
  /// in. The file has one content with one layout with one row, and one placement.
  @Test(arguments: [
    (#""content": 0"#, #""content": 1"#, "placements.0.content", "1 is not in 0..<1"),
    (#""content": 0"#, #""content": -1"#, "placements.0.content", "-1 is not in 0..<1"),
    (#""layout": 0"#, #""layout": 1"#, "placements.0.layout", "1 is not in 0..<1"),
    (
      #""layout": 0"#, #""layout": -9223372036854775808"#, "placements.0.layout", "-9223372036854775808 is not in 0..<1"
    ),
    (#""index": 0"#, #""index": 1"#, "contents.0.layouts.0.rows.0.index", "1 is not in 0..<1"),
    (#""visibleRows": 1"#, #""visibleRows": 2"#, "contents.0.layouts.0.visibleRows", "2 is not in 0..<2"),
    (
      #""sections": []"#, section(firstRow: 2, rowCount: 0), "contents.0.layouts.0.sections.0.firstRow",
      "2 is not in 0..<2"
    ),
    (
      #""sections": []"#, section(firstRow: 1, rowCount: 1), "contents.0.layouts.0.sections.0.rowCount",
      "1 is not in 0..<1"
    ),
    (
      #""sections": []"#, section(firstRow: 0, rowCount: 9_223_372_036_854_775_807),
      "contents.0.layouts.0.sections.0.rowCount", "9223372036854775807 is not in 0..<2"
    ),
  ])
  func whatLeadsOutsideIsRefused(of old: String, as new: String, path: String, range: String) throws {
    let spoilt = Self.file.replacingOccurrences(of: old, with: new)
    #expect(spoilt != Self.file)
    for (text, prefix) in [(spoilt, ""), (#"{"format": 1, "popups": [\#(spoilt)]}"#, "popups.0.")] {
      do {
        if prefix.isEmpty { _ = try decode(Popup.self, text) } else { _ = try decode(PopupBundle.self, text) }
        Issue.record("decoded")
      } catch DecodingError.dataCorrupted(let context) {
        let steps = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
        #expect(steps.joined(separator: ".") == prefix + path)
        #expect(context.debugDescription == range)
      }
    }
  }

  private static func section(firstRow: Int, rowCount: Int) -> String {
    let frame = #"{"x": 0, "y": 0, "width": 141, "height": 132}"#
    return #""sections": [{"frame": \#(frame), "title": null, "firstRow": \#(firstRow), "rowCount": \#(rowCount)}]"#
  }

  @Test func anEmptySectionAtTheEndIsRead() throws {
    let file = Self.file.replacingOccurrences(of: #""sections": []"#, with: Self.section(firstRow: 1, rowCount: 0))
    #expect(try decode(Popup.self, file).contents[0].layouts[0].sections.first?.rowCount == 0)
  }

  @Test func theHeaderIsReadAlone() throws {
    let header = try decode(FormatHeader.self, Self.file)
    #expect(header.isSupported)
    let other = try decode(FormatHeader.self, #"{"format": 2, "popups": "something else"}"#)
    #expect(!other.isSupported)
  }

  @Test func everyWordComesBack() throws {
    for side in PreferredSide.allCases {
      for alignment in SideAlignment.allCases where side != .auto || alignment == .center {
        let placement = PreferredPlacement(side, alignment)
        #expect(PreferredPlacement(placement.description) == placement)
        if let side = side.resolved(in: .rtl) {
          let final = Placement.at(side, alignment)
          #expect(Placement(final.description) == final)
        }
      }
    }
    #expect(Placement("over") == .over)
  }

  @Test(arguments: ["", "auto-start", "bottom-center", "Bottom", "bottom ", "over", "middle"])
  func otherWordsAreNoPlacements(word: String) {
    #expect(PreferredPlacement(word) == nil)
    #expect(throws: DecodingError.self) { try decode([PreferredPlacement].self, "[\"\(word)\"]") }
  }

  @Test(arguments: [
    #"["M", 1]"#, #"["M", 1, 2, 3]"#, #"["Q", 1, 2, 3, 4]"#, #"["C", 1, 2, 3, 4, 5]"#, "[]", #"["Z", 1]"#,
  ])
  func otherCommandsAreNone(command: String) {
    #expect(throws: DecodingError.self) { try decode([PathCommand].self, "[\(command)]") }
  }
}
