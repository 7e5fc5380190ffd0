import Foundation
import PopupLayout
import Testing

/// What an app does with a decoded popup.
@Suite struct AppTests {
  private func menu() throws -> Popup {
    var popup = try JSONDecoder().decode(Popup.self, from: Data(CodableTests.file.utf8))
    popup.placing.placement = PreferredPlacement(.bottom)
    popup.placing.fallbacks = [PreferredPlacement(.top)]
    popup.placing.margin = Margin(top: 0, right: 5, bottom: 0, left: 5)
    return popup
  }

  /// A layout of a size, whose contents are as high as it, or higher. Its rows are 44 high.
  private func layout(
    _ layout: Popup.Layout, _ size: Size, maxWidth: Double, axis: Popup.Axis = .vertical, contentHeight: Double? = nil
  ) -> Popup.Layout {
    var other = layout
    (other.axis, other.maxWidth, other.body) = (axis, maxWidth, size)
    other.contentHeight = contentHeight ?? size.height
    other.rows = stride(from: 0, through: other.contentHeight - 44, by: 44).map { y in
      var row = layout.rows[0]
      row.frame = Rect(0, y, size.width, 44)
      return row
    }
    return other
  }

  @Test func aMenuLiesWhereItWasCompiledTo() throws {
    let popup = try menu()
    let variant = try #require(
      popup.place(
        at: Rect(323, 22, 40, 40), in: Size(width: 375, height: 667), insets: Insets(top: 20), locale: "en-GB", scale: 2
      ))
    #expect(variant.content == 0 && variant.layout == 0)
    #expect(variant.body == Rect(229, 74, 141, 132))
    #expect(variant.frame == Rect(229, 65.5, 141, 140.5))
    #expect(variant.arrow == popup.placements[0].arrow)
    #expect(variant.placement == .at(.bottom, .center))
    #expect(popup.contentOffset(of: variant) == Point(x: 0, y: 0))
  }

  @Test func theWidestLayoutThatFitsIsShown() throws {
    var popup = try menu()
    let whole = popup.contents[0].layouts[0]
    popup.contents[0].layouts = [
      layout(whole, Size(width: 100, height: 180), maxWidth: 100),
      layout(whole, Size(width: 300, height: 90), maxWidth: 365),
      layout(whole, Size(width: 300, height: 44), maxWidth: 365, contentHeight: 90),
      layout(whole, Size(width: 120, height: 150), maxWidth: 120, axis: .horizontal),
    ]
    let content = popup.contents[0]
    #expect(content.layoutIndex(for: .vertical, within: Size(width: 365, height: 600)) == 1)
    #expect(content.layoutIndex(for: .vertical, within: Size(width: 365, height: 60)) == 2)
    #expect(content.layoutIndex(for: .vertical, within: Size(width: 200, height: 600)) == 0)
    #expect(content.layoutIndex(for: .vertical, within: Size(width: 50, height: 600)) == 0)
    #expect(content.layoutIndex(for: .vertical, within: Size(width: 365, height: 10)) == 2)
    // Wrapped for more room, but the body fits: better than to be cut, worse than one wrapped for less.
    #expect(content.layoutIndex(for: .vertical, within: Size(width: 364, height: 600)) == 0)
    #expect(content.layoutIndex(for: .vertical, within: Size(width: 364, height: 100)) == 1)
    #expect(content.layoutIndex(for: .horizontal, within: Size(width: 200, height: 600)) == 3)

    // A window so low that the menu shows fewer rows.
    let variant = try #require(
      popup.place(at: Rect(100, 60, 20, 20), in: Size(width: 365, height: 145), locale: "en"))
    #expect(variant.layout == 2)
    #expect(variant.body.height == 44)
  }

  @Test(
    arguments: [
      ("en", "large", 0), ("en-US", "large", 0), ("pt-BR", "large", 1), ("pt-PT", "xxxLarge", 2), ("PT", "large", 1),
      ("zh-Hant-TW", "large", 3), ("fr", "large", 0), ("", "", 0),
    ] as [(String, String, Int)])
  func contentsFollowLocaleAndTextSize(locale: String, textSize: String, index: Int) throws {
    var popup = try menu()
    let english = popup.contents[0]
    for (locale, size) in [("pt", "large"), ("pt", "xxxLarge"), ("zh-Hans", "large")] {
      var content = english
      (content.locale, content.textSize) = (locale, size)
      popup.contents.append(content)
    }
    #expect(popup.contentIndex(locale: locale, textSize: textSize) == index)
  }

  @Test func nothingToShowIsNothing() throws {
    var popup = try menu()
    #expect(popup.place(in: Size(width: 375, height: 667), locale: "en") == nil)
    #expect(popup.place(at: Rect(400, 0, 10, 10), in: Size(width: 375, height: 667), locale: "en") == nil)
    popup.contents[0].layouts = []
    #expect(popup.place(at: Rect(0, 0, 10, 10), in: Size(width: 375, height: 667), locale: "en") == nil)
    popup.contents = []
    #expect(popup.place(at: Rect(0, 0, 10, 10), in: Size(width: 375, height: 667), locale: "en") == nil)
  }

  @Test func aBannerGrowsWithTheSafeArea() throws {
    var popup = try menu()
    popup.kind = .banner
    (popup.placing.edge, popup.placing.overshoot, popup.placing.cornerRadius) = (.top, 4, 0)
    popup.contents[0].layouts[0].body = Size(width: 375, height: 48)
    popup.placements[0].frame = Rect(0, -4, 375, 48)
    popup.placements[0].contentFrame = Rect(0, 0, 375, 44)
    let variant = try #require(
      popup.place(in: Size(width: 393, height: 852), insets: Insets(top: 59), locale: "en", scale: 3))
    #expect(variant.frame == Rect(0, -4, 393, 107))
    #expect(variant.contentFrame == Rect(0, 59, 393, 44))
    #expect(variant.hidden == Rect(0, -108, 393, 107))
    #expect(variant.placement == nil && variant.arrow == nil)
    #expect(popup.contentOffset(of: variant) == Point(x: 0, y: 59))
  }

  /// JSON cannot say infinity, but figures of which the difference is.
  @Test(arguments: [(1e308, -1e308), (-1e308, 1e308)])
  func aDeclaredBannerFarAwayGivesAFiniteOffset(content: Double, frame: Double) throws {
    var popup = try menu()
    popup.kind = .banner
    popup.placing.edge = .top
    popup.placements[0].frame = Rect(frame, frame, 375, 48)
    popup.placements[0].contentFrame = Rect(content, content, 375, 44)
    let variant = try #require(popup.place(in: Size(width: 375, height: 667), locale: "en"))
    let offset = popup.contentOffset(of: variant)
    #expect(offset.x.isFinite && offset.y.isFinite)
  }

  @Test func sizesFromAFileAreTheSizesThatWereCompiled() throws {
    // 98.667 is what three decimals make of 296 pixels; it must not become 297.
    var popup = try menu()
    popup.contents[0].layouts[0].body = Size(width: 98.667, height: 44.333)
    let variant = try #require(
      popup.place(at: Rect(100, 22, 40, 40), in: Size(width: 375, height: 667), locale: "en", scale: 3))
    #expect(abs(variant.body.width - 296.0 / 3) < 1e-9)
    #expect(abs(variant.body.height - 133.0 / 3) < 1e-9)
  }
}
