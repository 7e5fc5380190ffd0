import Testing
import TipDiagnostics

/// The styles of `preset: modern` keep every rule.
@Suite struct ModernPresetTests {
  @Test func nothingIsReported() {
    let compilation = compileProject([Self.tips, Self.banners, Self.menus], project: Self.project)
    #expect(compilation.rendered == "")
    #expect(compilation.popups.count == 12)
    // 5 screens, 3 locales, 2 text sizes.
    for (_, popup) in compilation.popups { #expect(popup.layout.placements.count == 30) }
  }

  static let project = """
    preset: modern
    screens: [iphone-se, iphone-16, iphone-16-pro-max@landscape, ipad-11, android-phone]
    locales: [en, zh-Hans, ar]
    themes: [light, dark]
    text-sizes: [large, xxxLarge]
    """

  static let tips = """
    anchors:
      avatar: {in: safe-area, leading: 20, top: 8, width: 44, height: 44}
    tips:
      photo:
        message: {en: Tap your photo to change it, zh-Hans: 点按照片可更换, ar: انقر صورتك}
        anchor: avatar
      plan:
        title: {en: Your plan, zh-Hans: 您的套餐, ar: خطتك}
        message: {en: There is a new plan for you, zh-Hans: 有新的套餐, ar: هناك خطة جديدة}
        image: {source: "asset:plan", alt: decorative}
        close: true
        actions:
          - {id: view, title: {en: View, zh-Hans: 查看, ar: عرض}}
          - {id: later, title: {en: Later, zh-Hans: 稍后, ar: لاحقا}}
        anchor: {in: safe-area, trailing: 12, bottom: 60, width: 44, height: 44}
    """

  static let banners =
    "banners:\n"
    + ["", "info", "success", "warning", "error"].enumerated().map { index, style in
      """
        note\(index):
          message: {en: Your draft is saved, zh-Hans: 草稿已保存, ar: تم الحفظ}
          title: {en: Saved, zh-Hans: 已保存, ar: حفظ}
          close: true
          actions: [{id: undo, title: {en: Undo, zh-Hans: 撤销, ar: تراجع}}]
          edge: \(index % 2 == 0 ? "top" : "bottom")
      \(style.isEmpty ? "" : "    style: \(style)")

      """
    }.joined()

  static let menus =
    "menus:\n"
    + ["", "menu", "dark", "light", "popover-list"].enumerated().map { index, style in
      """
        menu\(index):
          anchor: {in: safe-area, trailing: 12, \(style == "popover-list" ? "bottom" : "top"): 20, width: 40, height: 40}
          items:
            - {title: {en: Scan, zh-Hans: 扫码, ar: مسح}, id: scan, image: "asset:scan", state: on}
            - section: {en: More, zh-Hans: 更多, ar: المزيد}
            - title: {en: Delete, zh-Hans: 删除, ar: حذف}
              subtitle: {en: For good, zh-Hans: 永久, ar: نهائيا}
              role: destructive
      \(style.isEmpty ? "" : "    style: \(style)")

      """
    }.joined()
}
