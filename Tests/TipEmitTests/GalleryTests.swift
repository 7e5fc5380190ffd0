import Foundation
import PopupLayout
import Testing
import TipDiagnostics
import TipDrawing

@testable import TipEmit

@Suite struct GalleryTests {
  private static let phone = GalleryScreen(
    name: "iphone-se", size: Size(width: 375, height: 667), safeArea: Insets(top: 20, right: 1, bottom: 2.5, left: 3))
  private static let frame = Rect(x: 229, y: 65.5, width: 141, height: 140.5)

  /// The table that the page is built from: axes numbered, nothing said twice, usual paths only marked.
  @Test func table() throws {
    let anchor = Rect(x: 323, y: 22, width: 40, height: 40)
    let scrim = Ink(Color(red: 0, green: 0, blue: 0), opacity: 110)
    let popup = GalleryPopup(
      id: "add", kind: "menu", comment: "c", source: "specs/a.yaml",
      diagnostics: [
        GalleryDiagnostic(severity: "warning", code: "contrast", message: "m", place: "a.yaml:1:2", help: ["h", "i"])
      ],
      variants: [
        GalleryVariant(
          screen: Self.phone, locale: "en", theme: "light", textSize: "large", anchor: anchor, frame: Self.frame,
          svg: "svg/add/iphone-se.en.light.large.svg", scrim: scrim, placement: "bottom"),
        GalleryVariant(
          screen: Self.phone, locale: "ar", theme: "light", textSize: "1_5", anchor: nil, frame: Self.frame, svg: nil),
        GalleryVariant(
          screen: GalleryScreen(name: "tv", size: Size(width: 9, height: 8)), locale: "en", theme: "dark",
          textSize: "large", anchor: nil, frame: Self.frame, svg: "other.svg", scrim: scrim),
      ])
    let table = try self.table(in: gallery([popup]))
    #expect(
      table
        == ##"{"screens":[["iphone-se",375,667,20,1,2.5,3],["tv",9,8,0,0,0,0]],"locales":["en","ar"],"##
        + ##""themes":["light","dark"],"sizes":["large","1_5"],"scrims":[["#000000",0.11]],"general":[],"popups":["##
        + "\n" + #"{"id":"add","kind":"menu","comment":"c","source":"specs/a.yaml","#
        + #""diagnostics":[["warning","contrast","m","a.yaml:1:2","h","i"]],"#
        + #""variants":[[0,0,0,0,1,0,"bottom",229,65.5,141,140.5,323,22,40,40],"#
        + #"[0,1,0,1,0,-1,"",229,65.5,141,140.5],[1,0,1,0,"other.svg",0,"",229,65.5,141,140.5]]}"# + "\n]}")
  }

  /// Text that would like to be markup stays text, and comes back as it was.
  @Test(arguments: [
    "</script><script>alert(1)</script>", "</SCRIPT x", "<!-- <script>", "<![CDATA[", "-->", "a\"b'c\\d", "&lt;",
    "\u{2028}\u{2029}\u{0}\u{7F}", "]]>",
    "保存\n\t😀",
  ])
  func texts(_ text: String) throws {
    let popup = GalleryPopup(
      id: text, kind: text, comment: text, source: text,
      diagnostics: [GalleryDiagnostic(severity: text, code: text, message: text, place: text, help: [text])],
      variants: [
        GalleryVariant(
          screen: GalleryScreen(name: text, size: Size(width: 1, height: 1)), locale: text, theme: text, textSize: text,
          anchor: nil, frame: Self.frame, svg: text, placement: text,
          emoji: [GalleryEmoji(text: text, frame: Self.frame)])
      ])
    let page = gallery([popup], title: text, general: popup.diagnostics)
    let html = String(decoding: page, as: UTF8.self).lowercased()
    #expect(html.components(separatedBy: "<script").count == 3 && html.components(separatedBy: "</script").count == 3)
    #expect(!html.contains("<!--"))
    let printed = try self.table(in: page)
    #expect(printed.unicodeScalars.allSatisfy { !"<>&\u{7F}\u{2028}\u{2029}".unicodeScalars.contains($0) })
    let table = try #require(try JSONSerialization.jsonObject(with: Data(printed.utf8)) as? [String: Any])
    let first = try #require((table["popups"] as? [[String: Any]])?.first)
    #expect(first["id"] as? String == text && first["comment"] as? String == text)
    #expect((first["diagnostics"] as? [[String]])?.first == [text, text, text, text, text])
    #expect((table["locales"] as? [String]) == [text])
  }

  /// Nothing is fetched from elsewhere.
  @Test func selfContained() {
    let html = String(decoding: gallery([]), as: UTF8.self)
    for word in ["http:", "https:", "src=\"", "@import", "<link", "fetch(", "XMLHttpRequest", "import("] {
      #expect(!html.contains(word), "\(word)")
    }
    #expect(html.hasSuffix("</html>\n"))
  }

  /// The policy comes before all that it governs, and allows the page's own script and style sheet, by the digests of
  /// the very bytes between the tags, and drawings beside the page; whatever the popups say.
  @Test(arguments: ["Popups", "'; script-src *; \"><script>", "</style>"]) func policy(_ title: String) throws {
    let page = String(decoding: gallery([], title: title), as: UTF8.self)
    let start =
      "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      + "<meta http-equiv=\"Content-Security-Policy\" content=\""
    try #require(page.hasPrefix(start))
    let digests = try ["script", "style"].map { element in
      let text = try self.text(in: page, between: "<\(element)>", and: "</\(element)>")
      return Data(SHA256.digest(Array(text.utf8))).base64EncodedString()
    }
    #expect(
      page.dropFirst(start.count).prefix { $0 != "\"" }
        == "default-src 'none'; script-src 'sha256-\(digests[0])'; style-src 'sha256-\(digests[1])'; "
        + "img-src 'self'; base-uri 'none'; form-action 'none'")
    // Which no digest would allow.
    for attribute in [" style=", " onclick=", " onload=", " onerror=", "javascript:"] {
      #expect(!page.contains(attribute), "\(attribute)")
    }
  }

  /// The test vectors of RFC 4648, 10, and the two digits that are no letters or numbers.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"), ("\u{3FF}>~?", "z78+fj8="), ("???", "Pz8/"),
  ])
  func base64(_ text: String, _ expected: String) {
    var out: [UInt8] = []
    out.append(base64: Array(text.utf8))
    #expect(String(decoding: out, as: UTF8.self) == expected)
  }

  private func table(in page: [UInt8]) throws -> String {
    try text(in: String(decoding: page, as: UTF8.self), between: "id=\"data\">", and: "</script>")
  }

  private func text(in page: String, between start: String, and end: String) throws -> String {
    let start = try #require(page.range(of: start))
    let end = try #require(page.range(of: end, range: start.upperBound..<page.endIndex))
    return String(page[start.upperBound..<end.lowerBound])
  }
}

@Suite struct ManifestTests {
  @Test func manifestIsSortedAndDecodes() throws {
    func files(_ paths: String...) -> [Manifest.File] { paths.map { Manifest.File(path: $0, hash: "0-1") } }
    let printed = manifest(
      Manifest(
        files: files("index.html"),
        popups: [
          Manifest.Entry(id: "b", files: files("svg/b/2.svg", "layouts/b.json", "svg/b/1.svg")),
          Manifest.Entry(id: "a-b", files: []), Manifest.Entry(id: "a", files: files("layouts/a.json")),
        ]))
    #expect(
      String(decoding: printed, as: UTF8.self) == """
        {
          "format": 2,
          "files": [
            {"path": "index.html", "hash": "0-1"}
          ],
          "popups": [
            {
              "id": "a",
              "files": [
                {"path": "layouts/a.json", "hash": "0-1"}
              ]
            },
            {
              "id": "a-b",
              "files": []
            },
            {
              "id": "b",
              "files": [
                {"path": "layouts/b.json", "hash": "0-1"},
                {"path": "svg/b/1.svg", "hash": "0-1"},
                {"path": "svg/b/2.svg", "hash": "0-1"}
              ]
            }
          ]
        }

        """)
    let read = try JSONDecoder().decode(Manifest.self, from: Data(printed))
    #expect(read.popups.map(\.id) == ["a", "a-b", "b"])
  }
}
