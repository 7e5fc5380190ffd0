import Foundation
import PopupLayout
import Testing

@Suite struct BuildTests {
  private let outputs = [
    "index.html", "layouts/add.json", "layouts/saved.json", "manifest.json",
    "svg/add/iphone-se.en.light.large.svg", "svg/saved/iphone-se.en.light.large.svg",
  ]

  @Test func writesEverythingOnce() throws {
    let place = try Workplace.project()
    let first = try place.run("build")
    #expect(first.status == 0)
    #expect(first.text.isEmpty)
    #expect(first.errors.contains("2 popups, 2 variants, 6 written, 0 unchanged, 0 removed in "))
    #expect(place.files(below: "build") == outputs)
    #expect(place.text("build/.tipc/.gitignore") == "*\n")
    let popup = try JSONDecoder().decode(Popup.self, from: try #require(place.read("build/layouts/add.json")))
    #expect(popup.source == "specs/add.yaml")

    let before = try states(of: place)
    let second = try place.run("build specs")
    #expect(second.errors.contains("0 written, 6 unchanged, 0 removed"))
    #expect(try states(of: place) == before)
  }

  /// Bytes and times of all outputs.
  private func states(of place: Workplace) throws -> [String] {
    try place.files(below: "build").map { name in
      let attributes = try FileManager.default.attributesOfItem(atPath: place.path + "/build/" + name)
      return "\(name) \(attributes[.modificationDate] ?? "") \(place.read("build/" + name)?.hashValue ?? 0)"
    }
  }

  /// The same bytes whatever the threads, the locale, the folder that the run starts in and where the project lies.
  @Test(
    arguments: [
      ("build -j 1", "", [:]), ("build -j 4", "", [:]), ("build ..", "specs", [:]),
      ("build", "", ["LC_ALL": "de_DE.UTF-8", "LANG": "tr_TR.UTF-8", "TZ": "Asia/Tokyo", "HOME": "/nowhere"]),
      ("build specs/saved.yaml specs", "", [:]),
    ] as [(String, String, [String: String])])
  func sameBytes(line: String, folder: String, environment: [String: String]) throws {
    let reference = try Workplace.project()
    #expect(try reference.run("build").status == 0)
    let place = try Workplace.project()
    #expect(try place.run(line, in: folder, environment: environment).status == 0)
    #expect(place.files(below: "build") == outputs)
    for name in outputs { #expect(place.read("build/" + name) == reference.read("build/" + name)) }
  }

  /// One mistake, and nothing is written; the place of the mistake as someone in the working folder would type it.
  @Test(arguments: [
    ("specs/bad.yaml", "tips: {a: {message: Hello}}\n", "", "specs/bad.yaml:1:8: error:", 1),
    ("specs/bad.yaml", "tips: [\n", "", "specs/bad.yaml:1:7: error:", 1),
    ("specs/bad.yaml", "", "", "specs/bad.yaml:1:1: error:", 1),
    ("specs/bad.yaml", "banners: {b: {message: 'Hi', image: gone.svg}}\n", "", "specs/bad.yaml:1:37: error:", 1),
    ("specs/bad.yaml", "banners: {b: {message: 'Hi', style: gone}}\n", "specs", "bad.yaml:1:37: error:", 1),
    ("specs/bad.yaml", "banners: {saved: {message: 'Hi'}}\n", "", "[duplicate-id]", 1),
    ("tipc.yaml", "screens: [iphone-99]\n", "", "tipc.yaml:1:11: error:", 2),
    ("tipc.yaml", "screens: [\n", "", "tipc.yaml:1:10: error:", 2),
    ("tipc.yaml", "minimum-tipc: 99.0.0\n", "", "[tool-too-old]", 2),
    ("tipc.yaml", "rules: {contrats: error}\n", "", "did you mean", 2),
  ])
  func oneMistake(file: String, text: String, folder: String, expected: String, status: Int32) throws {
    let place = try Workplace.project()
    #expect(try place.run("build").status == 0)
    let before = try states(of: place)
    try place.write(
      file,
      file == "tipc.yaml"
        ? (place.text(file) ?? "").replacingOccurrences(
          of: "screens: [iphone-se]\n", with: "") + text : text)
    if file == "tipc.yaml" { try place.write(file, text) }
    let line = expected.contains("did you mean") ? "build" : "build --format short"
    let outcome = try place.run(line, in: folder)
    #expect(outcome.status == status)
    #expect(outcome.text.contains(expected), "\(outcome.text)")
    #expect(try states(of: place) == before)
  }

  @Test func nothingIsMadeForAFirstBuildThatFails() throws {
    let place = try Workplace.project(["specs/bad.yaml": "tips: {a: {message: Hello}}\n"])
    let before = place.files()
    #expect(try place.run("build -o deep/out").status == 1)
    #expect(place.files() == before)
    #expect(!FileManager.default.fileExists(atPath: place.path + "/deep"))
  }

  @Test func staleEditedAndForeignFiles() throws {
    let place = try Workplace.project()
    #expect(try place.run("build").status == 0)
    try FileManager.default.removeItem(atPath: place.path + "/specs/add.yaml")
    try place.write("build/layouts/add.json", "edited")
    try place.write("build/layouts/mine.json", "mine")
    let outcome = try place.run("build")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("note: layouts/add.json is stale, but was kept because it may have been edited"))
    #expect(outcome.errors.contains("1 removed"))
    #expect(place.text("build/layouts/mine.json") == "mine")
    #expect(!place.files(below: "build").contains { $0.hasPrefix("svg/add") })
  }

  @Test func foreignFileInTheWay() throws {
    let place = try Workplace.project(["build/layouts/add.json": "mine"])
    let outcome = try place.run("build")
    #expect(outcome.status == 3)
    #expect(
      outcome.errors.contains(
        "error: build/layouts/add.json was not written by tipc, and an output would replace it\n"))
    #expect(place.files(below: "build") == ["layouts/add.json"])
    #expect(place.text("build/layouts/add.json") == "mine")
  }

  @Test(arguments: [
    (".", "the output folder . is the root of a repository"),
    ("specs", "the output folder specs contains an input, add.yaml"),
    ("fonts", "the output folder fonts contains an input, Box-Regular.ttf"),
    ("/", "the output folder / is the root of the file system"),
  ])
  func dangerousOutputFolders(folder: String, message: String) throws {
    let place = try Workplace.project([".git": ""])
    let outcome = try place.run("build specs/add.yaml -o \(folder)")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("error: " + message), "\(outcome.errors)")
  }

  @Test func homeIsNoOutputFolder() throws {
    let place = try Workplace.project()
    let outcome = try place.run("build -o .cache/..", environment: ["HOME": place.path])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("error: the output folder .cache/.. is the home folder"), "\(outcome.errors)")
  }

  @Test func checkSaysWhatIsOutOfDate() throws {
    let place = try Workplace.project()
    let missing = try place.run("build --check --format short")
    #expect(missing.status == 1)
    #expect(missing.text.contains("error: the output build/layouts/add.json is missing [outdated-output]\n"))
    #expect(place.files(below: "build").isEmpty)

    #expect(try place.run("build").status == 0)
    #expect(try place.run("build --check").status == 0)
    try place.write("specs/saved.yaml", "banners:\n  saved: {message: Saved, style: success}\n")
    try FileManager.default.removeItem(atPath: place.path + "/specs/add.yaml")
    let before = try states(of: place)
    let stale = try place.run("build --check --format short")
    #expect(stale.status == 1)
    #expect(stale.text.contains("the output build/layouts/saved.json is stale"))
    #expect(stale.text.contains("the output build/layouts/add.json is no longer generated"))
    let diff = try place.run("build --check --diff")
    #expect(diff.status == 1)
    #expect(diff.text.contains("--- a/build/layouts/saved.json\n+++ b/build/layouts/saved.json\n"))
    #expect(try states(of: place) == before)
  }

  @Test func onlyLeavesTheRestAlone() throws {
    let place = try Workplace.project()
    #expect(try place.run("build --only add").status == 0)
    #expect(
      place.files(below: "build") == ["layouts/add.json", "svg/add/iphone-se.en.light.large.svg"])
    let wrong = try place.run("build --only ad")
    #expect(wrong.status == 2)
    #expect(wrong.errors == "error: there is no popup `ad`\n  = help: did you mean `add`?\n")
    #expect(try place.run("build").errors.contains("4 written, 2 unchanged, 0 removed"))
  }

  /// What the paths do not name is neither removed nor said to be out of date; paths that name all are the project.
  @Test func someOfTheSpecsLeaveTheRestAlone() throws {
    let place = try Workplace.project()
    #expect(try place.run("build").status == 0)
    let before = place.files()
    #expect(try place.run("build specs/saved.yaml").status == 0)
    #expect(place.files() == before)
    #expect(try place.run("build specs/saved.yaml --check").status == 0)
    try FileManager.default.removeItem(atPath: place.path + "/specs/add.yaml")
    #expect(try place.run("build specs/saved.yaml").status == 0)
    #expect(place.text("build/layouts/add.json") == nil)
  }

  @Test func bundleIsOneFile() throws {
    let place = try Workplace.project()
    #expect(try place.run("build --bundle out/popups.json").status == 0)
    #expect(place.files(below: "out") == ["popups.json"])
    #expect(place.files(below: "build").isEmpty)
    let bundle = try JSONDecoder().decode(PopupBundle.self, from: try #require(place.read("out/popups.json")))
    #expect(bundle.popups.map(\.id) == ["add", "saved"])
    #expect(try place.run("build --bundle out/popups.json").errors.contains("0 written, 1 unchanged"))
    #expect(try place.run("build --check --bundle out/popups.json").status == 0)
    let refused = try place.run("build --bundle specs/add.yaml")
    #expect(refused.status == 2)
    #expect(place.text("specs/add.yaml")?.hasPrefix("menus:") == true)
  }

  @Test func listsAreExact() throws {
    let place = try Workplace.project(["specs/icon.svg": icon])
    try place.write(
      "specs/add.yaml",
      "menus:\n  add:\n    titles: [Scan a code]\n    images: [icon.svg]\n    anchor: {x: 300, y: 100, width: 44, height: 44}\n"
    )
    let inputs = try place.run("inputs")
    #expect(
      inputs.text == "fonts/Box-Regular.ttf\nspecs/add.yaml\nspecs/icon.svg\nspecs/saved.yaml\ntipc.yaml\n")
    #expect(try place.run("inputs --format nul").text == inputs.text.replacingOccurrences(of: "\n", with: "\0"))
    let listed = try place.run("outputs --format json")
    let names = try JSONDecoder().decode([String].self, from: listed.output)
    #expect(names == outputs.map { "build/" + $0 })
    #expect(
      try place.run("outputs --format xcfilelist", in: "specs").text.hasPrefix("$(SRCROOT)/../build/index.html\n"))
    #expect(try place.run("outputs --bundle x.json").text == "x.json\n")
    #expect(place.files(below: "build").isEmpty)
    #expect(try place.run("build").status == 0)
    #expect(place.files(below: "build").map { "build/" + $0 } == names)
  }

  private let icon =
    #"<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24"><path d="M4 4H20V20H4Z"/></svg>"#

  @Test func cleanRemovesOutputsOnly() throws {
    let place = try Workplace.project()
    let before = place.files()
    #expect(try place.run("build").status == 0)
    try place.write("build/mine.txt", "mine")
    #expect(try place.run("clean").errors == "6 files removed\n")
    #expect(place.files() == (before + ["build/mine.txt"]).sorted())
    #expect(try place.run("clean").errors == "0 files removed\n")
  }

  /// The manifest's hashes follow what a build of one popup writes, so that a fresh clone knows its files.
  @Test func manifestFollowsEveryBuild() throws {
    let place = try Workplace.project()
    #expect(try place.run("build").status == 0)
    try place.write("specs/saved.yaml", "banners:\n  saved: {message: Saved, style: success}\n")
    #expect(try place.run("build --only saved").status == 0)
    let partial = place.text("build/manifest.json")
    try FileManager.default.removeItem(atPath: place.path + "/build/.tipc")
    let cleaned = try place.run("clean")
    #expect(cleaned.errors == "6 files removed\n", "\(cleaned.errors)")
    #expect(try place.run("build").status == 0)
    let whole = place.text("build/manifest.json")
    // The gallery shows all popups, so only a build of all of them writes it.
    func withoutGallery(_ text: String?) -> [Substring]? {
      text?.split(separator: "\n").filter { !$0.contains("index.html") }
    }
    #expect(withoutGallery(partial) == withoutGallery(whole))
  }

  /// A limit on the size of files stands in for a full disk.
  @Test func noRoomForOutputs() throws {
    let place = try Workplace.project()
    let script = "trap '' XFSZ; ulimit -f 1; exec \"$0\" build -o out -q"
    let outcome = try Tool.run(program: "/bin/bash", ["-c", script, Tool.path], in: place.path)
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("error: cannot write "))
    #expect(!FileManager.default.fileExists(atPath: place.path + "/out"))
  }

  @Test func fileWhereTheOutputFolderGoes() throws {
    let place = try Workplace.project(["notes.txt": "mine"])
    let outcome = try place.run("build -o notes.txt")
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("notes.txt: a file is where a folder should be\n"), "\(outcome.errors)")
    #expect(place.text("notes.txt") == "mine")
  }

  @Test func readOnlyInputs() throws {
    let place = try Workplace.project()
    _ = try Tool.run(program: "/bin/chmod", ["-R", "a-w", place.path + "/specs", place.path + "/tipc.yaml"], in: "/")
    #expect(try place.run("build").status == 0)
    #expect(place.files(below: "build") == outputs)
  }

  @Test func closedPipesAndFullOutputs() throws {
    let place = try Workplace.project(["specs/bad.yaml": "tips: {a: {message: Hello}}\n"])
    let closed = try Tool.run(
      program: "/bin/bash", ["-c", "\"$0\" rules | head -n 0; echo ${PIPESTATUS[0]}", Tool.path], in: place.path)
    #expect(closed.text == "0\n")
    #expect(closed.errors.isEmpty)
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let full = try Tool.run(program: "/bin/bash", ["-c", "\"$0\" rules > /dev/full", Tool.path], in: place.path)
    #expect(full.status == 3)
    #expect(full.errors == "error: cannot write standard output: the disk is full\n")
  }

  @Test func lockHoldsFonts() throws {
    let place = try Workplace.project()
    #expect(try place.run("build").errors.contains("note: there is no tipc.lock"))
    #expect(try place.run("lock").errors == "tipc.lock written: 1 font\n")
    #expect(try place.run("lock").errors == "tipc.lock is up to date\n")
    #expect(!(try place.run("build").errors.contains("tipc.lock")))
    try FileManager.default.removeItem(atPath: place.path + "/fonts/Box-Regular.ttf")
    try FileManager.default.copyItem(
      atPath: repository + "/Tests/Fixtures/fonts/Box-Bold.ttf", toPath: place.path + "/fonts/Box-Regular.ttf")
    let changed = try place.run("build --format short")
    #expect(changed.status == 1 || changed.status == 2)
    #expect(changed.text.contains("[font-lock]"))
  }

  @Test func fontsAreListedAndAdded() throws {
    let place = try Workplace.project(["tipc.yaml": "preset: modern\nscreens: [iphone-se]"])
    let font = repository + "/Tests/Fixtures/fonts/Box-Bold.ttf"
    let added = try Tool.run(["fonts", "add", font], in: place.path)
    #expect(added.status == 0, "\(added.errors)")
    #expect(
      place.text("tipc.yaml")
        == "preset: modern\nscreens: [iphone-se]\nfonts:\n  system:\n    faces:\n      - {file: fonts/Box-Bold.ttf}\n")
    #expect(place.text("tipc.lock")?.contains("fonts/Box-Bold.ttf") == true)
    #expect(try place.run("fonts").text.contains("fonts/Box-Bold.ttf"))
    #expect(try place.run("validate").status == 0)

    // With fonts in the project file, only the user knows where another one belongs.
    let second = try Tool.run(
      ["fonts", "add", repository + "/Tests/Fixtures/fonts/Box-Regular.ttf"], in: place.path)
    #expect(second.text == "- {file: fonts/Box-Regular.ttf}\n")
    let wrong = try place.run("fonts add tipc.yaml")
    #expect(wrong.status == 1)
  }

  @Test func matrixAndStory() throws {
    let place = try Workplace.project()
    let matrix = try place.run("matrix")
    #expect(matrix.status == 0)
    #expect(matrix.text.split(separator: "\n").count == 3)
    let story = try place.run("explain-layout add --screen iphone-se")
    #expect(story.status == 0)
    #expect(story.text.hasPrefix("menu \"add\" on iphone-se, en, large\n"))
    #expect(try place.run("explain-layout add --screen iphone-sf").errors.contains("did you mean `iphone-se`?"))
    #expect(try place.run("explain-layout gone").status == 2)
    #expect(try place.run("explain-layout saved").status == 0)
  }
}
