import Foundation
import Testing

@Suite struct ValidateTests {
  private static let bad = "menus:\n  add:\n    titles: [Scan, Pay]\n    images: [~]\n    anchor: {x: 1, y: 1}\n"

  @Test func cleanProjectSaysNothing() throws {
    let place = try Workplace.project()
    let outcome = try place.run("validate -q")
    #expect(outcome.status == 0)
    #expect(outcome.text.isEmpty)
    #expect(outcome.errors.isEmpty)
    #expect(place.files(below: "build").isEmpty)
  }

  /// Every format is whole, with findings and without, and where nothing can be read.
  @Test(arguments: ["json", "sarif", "github", "gitlab", "short", "text"], ["specs", "empty", "gone", "bad"])
  func formatsAlwaysParse(format: String, path: String) throws {
    let place = try Workplace.project(["bad/bad.yaml": Self.bad, "empty/.keep": ""])
    let outcome = try place.run("validate \(path) --format \(format) -q")
    let statuses: [String: Int32] = ["specs": 0, "empty": 2, "gone": 2, "bad": 1]
    #expect(outcome.status == statuses[path])
    let isBad = path == "bad"
    switch format {
    case "sarif":
      let report = try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any]
      let run = (report?["runs"] as? [[String: Any]])?.first
      #expect((run?["results"] as? [Any])?.isEmpty == !isBad)
    case "gitlab":
      let report = try JSONSerialization.jsonObject(with: outcome.output) as? [Any]
      #expect(report?.isEmpty == !isBad)
    case "json":
      for line in outcome.text.split(separator: "\n") {
        _ = try JSONSerialization.jsonObject(with: Data(line.utf8))
      }
      #expect(outcome.text.isEmpty == !isBad)
    default:
      #expect(outcome.text.isEmpty == !isBad)
    }
  }

  @Test func severalFormatsAtOnce() throws {
    let place = try Workplace.project(["specs/bad.yaml": Self.bad])
    let outcome = try place.run("validate --format short --format json=out/a.json --format sarif=out/b.sarif")
    #expect(outcome.status == 1)
    #expect(outcome.text.contains("specs/bad.yaml:4:13: error: "))
    #expect(outcome.text.contains("[title-image-count]"))
    #expect(place.text("out/a.json")?.contains("title-image-count") == true)
    #expect(place.text("out/b.sarif")?.contains("title-image-count") == true)
  }

  @Test func annotationsInActions() throws {
    let place = try Workplace.project(["specs/bad.yaml": Self.bad])
    let outcome = try place.run("validate", environment: ["GITHUB_ACTIONS": "true"])
    #expect(outcome.text.contains("error[title-image-count]"))
    #expect(outcome.text.contains("\n::error "))
  }

  @Test(
    arguments: [
      ("--color always", [:], true), ("--color never", ["CLICOLOR_FORCE": "1"], false), ("", [:], false),
      ("", ["CLICOLOR_FORCE": "1"], true), ("", ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false),
    ] as [(String, [String: String], Bool)])
  func colours(options: String, environment: [String: String], isColoured: Bool) throws {
    let place = try Workplace.project(["specs/bad.yaml": Self.bad])
    let outcome = try place.run("validate \(options)", environment: environment)
    #expect(outcome.text.contains("\u{1B}[") == isColoured)
  }

  /// Every file's findings, though one of them cannot even be parsed.
  @Test func oneFileHidesNothingInAnother() throws {
    let place = try Workplace.project(["specs/bad.yaml": Self.bad, "specs/broken.yaml": "a: [\n"])
    let outcome = try place.run("validate --format short")
    #expect(outcome.text.contains("specs/bad.yaml:4:13"))
    #expect(outcome.text.contains("specs/broken.yaml:1:"))
    let all = outcome.text
    #expect(try place.run("validate --format short -j 1").text == all)
    let capped = try place.run("validate --format short --max-diagnostics 1")
    #expect(capped.text.split(separator: "\n").count == 1)
    #expect(capped.status == 1)
  }

  /// What is wrong once is said once: nothing is said of what only follows from it.
  @Test(arguments: [
    ("anchors: {avatar: {x: 9, y: 9, widht: 4, height: 4}}\ntips: {t: {message: Tap, anchor: avatar}}\n", "1:32"),
    ("anchors: [avatar]\ntips: {t: {message: Tap, anchor: avatar}}\n", "1:10"),
    ("anchrs: {avatar: {x: 9, y: 9}}\ntips: {t: {message: Tap, anchor: avatar}}\n", "1:1"),
    ("anchors: {avatar: {x: 9, y: 99}}\ntips: {t: {mesage: Tap, anchor: avatar}}\n", "2:12"),
    ("anchors: {avatar: {x: 9, y: 99}}\ntips: {t: {message: Tap, anchor: avatr}}\n", "2:34"),
    ("styles: [quiet]\nbanners: {b: {message: Saved, style: quiet}}\n", "1:9"),
    ("styles: {quiet: {extends: info}}\nbanners: {b: {message: Saved, style: quiett}}\n", "2:38"),
  ])
  func oneMistakeOneFinding(spec: String, place: String) throws {
    let folder = try Workplace.project(["wrong/s.yaml": spec])
    let outcome = try folder.run("validate wrong --format short")
    #expect(outcome.text.hasPrefix("wrong/s.yaml:\(place): error: "))
    #expect(outcome.text.split(separator: "\n").count == 1, "\(outcome.text)")
  }

  /// Of some of the specs it cannot be told what of the project's own is not used; of all of them it can.
  @Test(arguments: [("", true), (".", true), ("specs/b.yaml", false), ("specs", true), ("-", false)])
  func unusedInTheProject(path: String, isTold: Bool) throws {
    let project = "styles: {quiet: {extends: info}}\nfonts: {system: {faces: [{file: fonts/Box-Regular.ttf}]}}\n"
    let place = try Workplace.project(["tipc.yaml": project])
    let spec = "banners: {b: {message: Saved, style: success}}\n"
    try place.write("specs/b.yaml", spec)
    let outcome = try place.run("validate \(path) --format short", input: path == "-" ? spec : "")
    #expect(outcome.text.contains("[unused-style]") == isTold)
  }

  /// A folder with one spec in it is a project.
  @Test(arguments: [("validate popups", ""), ("validate b.yaml", "popups"), ("validate ./b.yaml ../popups", "popups")])
  func noProjectFile(line: String, folder: String) throws {
    let place = try Workplace([".git": "", "popups/b.yaml": "banners: {b: {message: Saved}}\n"])
    #expect(try place.run(line, in: folder).status == 0)
    try place.write("popups/b.yaml", "banners: {b: {mesage: Saved}}\n")
    let wrong = try place.run(line + " --format short", in: folder)
    #expect(wrong.status == 1)
    #expect(wrong.text.hasPrefix((folder.isEmpty ? "popups/" : "") + "b.yaml:1:"))
  }

  @Test func standardInput() throws {
    let place = try Workplace.project()
    let outcome = try place.run("validate - --stdin-filename specs/new.yaml --format short", input: Self.bad)
    #expect(outcome.status == 1)
    #expect(outcome.text.hasPrefix("specs/new.yaml:4:13: error: "))
    #expect(try place.run("validate -", input: "banners: {b: {message: Saved, style: success}}\n").status == 0)
    #expect(try place.run("validate - x", input: "").status == 2)
  }

  /// No file name can forge a line of its own, in no format and not in failures.
  @Test(arguments: ["text", "short", "json", "github", "gitlab", "sarif"])
  func hostileNames(format: String) throws {
    let name = "specs/a\n::error::forged\u{1B}[31m\u{202E}.yaml"
    let place = try Workplace.project([name: Self.bad])
    let outcome = try place.run("validate --format \(format)")
    #expect(outcome.status == 1)
    for text in [outcome.text, outcome.errors] {
      #expect(!text.contains("\n::error::forged"))
      #expect(!text.contains("\u{1B}"))
      #expect(!text.unicodeScalars.contains("\u{202E}"))
    }
    let failure = try Tool.run(["validate", "x\n::error::forged\u{1B}[31m"], in: place.path)
    #expect(failure.status == 2)
    #expect(!failure.errors.contains("\n::error"))
    #expect(!failure.errors.contains("\u{1B}"))
  }

  @Test func strictAndRules() throws {
    let spec =
      "banners:\n  b:\n    message: {en: Saved, zh-Hans: Saved}\n    style: success\n  c: {message: {en: Saved}, style: success}\n"
    let project = "preset: modern\nlocales: [en, zh-Hans]\nfonts: {system: {faces: [{file: fonts/Box-Regular.ttf}]}}\n"
    let place = try Workplace.project(["specs/b.yaml": spec, "tipc.yaml": project])
    let line = "validate specs/b.yaml --format short"
    let warned = try place.run(line)
    #expect(warned.status == 0)
    #expect(warned.text.contains("warning: ") && warned.text.contains("[missing-translation]"))
    #expect(try place.run(line + " --strict").status == 1)

    try place.write("tipc.yaml", project + "rules: {missing-translation: error}\n")
    #expect(try place.run(line).status == 1)
    try place.write("tipc.yaml", project + "rules: {missing-translation: off}\n")
    let off = try place.run(line + " --strict")
    #expect(off.status == 0)
    #expect(off.text.isEmpty)

    try place.write("tipc.yaml", project)
    try place.write(
      "specs/b.yaml",
      spec.replacingOccurrences(
        of: "success}", with: "success, ignore: {missing-translation: reviewed}}"))
    #expect(try place.run(line).text.isEmpty)
    try place.write(
      "specs/b.yaml",
      spec.replacingOccurrences(
        of: "success}", with: "success, ignore: {missing-translation: reviewed, contrast: no}}"))
    #expect(try place.run(line).text.contains("[unused-ignore]"))
    try place.write(
      "specs/b.yaml",
      spec.replacingOccurrences(
        of: "success}", with: "success, ignore: {missing-key: reviewed}}"))
    let fault = try place.run(line)
    #expect(fault.status == 1)
    #expect(fault.text.contains("[unknown-rule]"))
  }

  @Test func baselines() throws {
    let spec = "banners:\n  c: {message: {en: Saved}, style: success}\n"
    let project =
      "preset: modern\nlocales: [en, zh-Hans]\nfonts: {system: {faces: [{file: fonts/Box-Regular.ttf}]}}\n"
      + "rules: {missing-translation: error}\n"
    let place = try Workplace.project(["specs/b.yaml": spec, "tipc.yaml": project])
    #expect(try place.run("validate specs/b.yaml").status == 1)
    #expect(try place.run("validate specs/b.yaml --write-baseline base.txt").status == 0)
    let held = try place.run("validate specs/b.yaml --baseline base.txt")
    #expect(held.status == 0)
    #expect(held.text.isEmpty)
    // Lines may move.
    try place.write("specs/b.yaml", "# new\n\n" + spec)
    #expect(try place.run("validate specs/b.yaml --baseline base.txt").status == 0)
    try place.write("specs/b.yaml", spec + "  d: {message: {en: Saved}, style: success}\n")
    #expect(try place.run("validate specs/b.yaml --baseline base.txt").status == 1)
    #expect(try place.run("validate specs/b.yaml --baseline gone.txt").status == 2)
    try place.write("base.txt", "nonsense\n")
    #expect(try place.run("validate specs/b.yaml --baseline base.txt").status == 2)
  }

  @Test func fixesAreShownAndMade() throws {
    let spec = "banners:\n  b: # why\n    message: Saved\n    style: success\n    close: yes\n"
    let fixed = spec.replacingOccurrences(of: "close: yes", with: "close: true")
    let place = try Workplace.project(["specs/b.yaml": spec])
    let diff = try place.run("validate --fix --diff")
    #expect(diff.status == 1)
    #expect(
      diff.text.contains(
        "--- a/specs/b.yaml\n+++ b/specs/b.yaml\n@@ -2,4 +2,4 @@\n   b: # why\n     message: Saved\n"
          + "     style: success\n-    close: yes\n+    close: true\n"))
    #expect(place.text("specs/b.yaml") == spec)
    let made = try place.run("validate --fix")
    #expect(made.status == 0, "\(made.text)")
    #expect(made.errors.contains("1 finding fixed in 1 file\n"))
    #expect(place.text("specs/b.yaml") == fixed)
  }
}
