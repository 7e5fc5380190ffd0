import Foundation
import Testing
import TipBuild
import TipDiagnostics

@Suite struct DefaultFontTests {
  private let place = SourceSpan(SourceID(rawValue: 0), .start..<SourcePosition.start)

  private func fonts(_ there: Set<String>) -> DefaultFonts? {
    findDefaultFonts(at: place) { there.contains($0) }
  }

  @Test func nothingThere() {
    #expect(fonts([]) == nil)
    // A bold face alone is no family.
    #expect(fonts(["/usr/share/fonts/opentype/inter/Inter-Bold.otf"]) == nil)
  }

  @Test func firstFamilyAndFallbacks() throws {
    let found = try #require(
      fonts([
        "/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf",
        "/usr/share/fonts/truetype/liberation/LiberationSans-Bold.ttf",
        "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", "/usr/share/fonts/truetype/wqy/wqy-microhei.ttc",
      ]))
    #expect(found.main == "/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf")
    #expect(found.families.map(\.name.value) == ["system", "fallback"])
    #expect(
      found.families.map { $0.faces.map(\.file.value) } == [
        ["LiberationSans-Regular.ttf", "LiberationSans-Bold.ttf"], ["wqy-microhei.ttc", "DejaVuSans.ttf"],
      ])
    // No path of this machine gets into an output.
    #expect(found.families.flatMap(\.faces).allSatisfy { !$0.file.value.contains("/") })
    #expect(found.files[FilePath("DejaVuSans.ttf")] == "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")
  }

  @Test func allAreDocumented() throws {
    let page = try String(contentsOfFile: repository + "/docs/FONTS.md", encoding: .utf8)
    for path in wellKnownFontPaths { #expect(page.contains("`\(path)`")) }
  }
}
