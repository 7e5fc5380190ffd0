import Foundation
import Testing

/// What a repository that someone else wrote may hold, and what must then not happen.
@Suite struct HostileCheckoutTests {
  /// Every role in which a file is read, and what the command line says besides `build`.
  private static let roles = [
    "tipc.yaml": "", "specs/add.yaml": "", "tipc.lock": "", "build/manifest.json": "", "build/.tipc/outputs": "",
    "build/.tipc/lock": "", "build/layouts/add.json": "", "baseline": "--baseline baseline",
    "fonts/Box-Regular.ttf": "", "specs/icon.svg": "",
  ]

  private static let kinds = [
    "pipe", "socket", "folder", "sparse", "link to device", "link to nowhere", "link to proc",
  ]

  /// What may be so: a lock is never read, an output is written again, a folder of this name is a folder of specs, and a
  /// link to elsewhere is passed over with a note.
  private static let harmless: Set = [
    "build/.tipc/lock sparse", "build/layouts/add.json sparse", "specs/add.yaml folder",
    "specs/add.yaml link to device",
    "specs/add.yaml link to proc",
  ]

  /// No hang, no trap, no half-read file; the file that is meant is named.
  @Test(arguments: roles.keys.sorted(), kinds)
  func everyRole(role: String, kind: String) throws {
    let place = try Workplace.project(["baseline": "tipc baseline 1\n", "specs/icon.svg": icon])
    try place.write(
      "specs/add.yaml",
      "menus:\n  add:\n    titles: [Scan]\n    images: [icon.svg]\n    anchor: {x: 300, y: 100, width: 44, height: 44}\n"
    )
    #expect(try place.run("lock").status == 0)
    #expect(try place.run("build").status == 0)
    try place.put(kind, at: role)
    let outcome = try place.run("build \(Self.roles[role] ?? "")", limit: 60)
    let harmless = Self.harmless.contains("\(role) \(kind)")
    #expect((harmless ? 0...3 : 1...3).contains(outcome.status), "\(outcome.status) \(outcome.errors)")
    let said = outcome.text + outcome.errors
    #expect(
      harmless || said.contains(role) || said.contains(role.replacingOccurrences(of: "specs/", with: "")), "\(said)")
    let cleaned = try place.run("clean", limit: 60)
    #expect((0...3).contains(cleaned.status), "\(cleaned.status) \(cleaned.errors)")
  }

  @Test func pipeOnTheCommandLine() throws {
    let place = try Workplace.project()
    let script =
      "\"$0\" validate --project tipc.yaml <(cat specs/add.yaml) && \"$0\" validate --baseline <(echo tipc baseline 1)"
    let outcome = try Tool.run(program: "/bin/bash", ["-c", script, Tool.path], in: place.path)
    #expect(outcome.status == 0, "\(outcome.errors)")
    try place.put("pipe", at: "pipe.yaml")
    let nobody = try place.run("validate --project tipc.yaml pipe.yaml", limit: 60)
    #expect(nobody.status == 3)
    #expect(nobody.errors.contains("cannot read pipe.yaml: it is a pipe, and no program writes to it"))
  }

  // MARK: Deleting

  @Test func cleanFollowsNoLink() throws {
    let place = try Workplace.project(["victim/.gitignore": "x", "victim/outputs": "work", "victim/lock": "x"])
    #expect(try place.run("build").status == 0)
    try FileManager.default.removeItem(atPath: place.path + "/build/.tipc")
    try place.link("build/.tipc", to: "../victim")
    let before = place.files()
    let outcome = try place.run("clean")
    #expect(outcome.status == 3)
    #expect(outcome.errors.hasPrefix("error: build/.tipc is a link, where builds keep a folder\n"))
    #expect(place.files() == before)
  }

  @Test(arguments: ["../P", ".", "specs/..", "link", "specs/../../P"])
  func cleanObeysNoForgedManifest(output: String) throws {
    let place = try Workplace()
    let files = ["P/t.yaml", "P/.git/HEAD", "P/.git/config", "P/.env", "P/fonts/a.otf", "P/specs/a.yaml"]
    for file in files { try place.write(file, "x") }
    try place.link("P/link", to: ".")
    try place.write("P/tipc.yaml", "output: \(output)\n")
    let listed = files.map { #"{"path":"\#($0.dropFirst(2))","hash":"af63f54c86021707-1"}"# }.joined(separator: ",")
    try place.write("P/manifest.json", #"{"format":2,"files":[\#(listed)],"popups":[]}"#)
    let before = place.files()
    let outcome = try place.run("clean", in: "P")
    #expect(outcome.status == 2, "\(outcome.errors)")
    #expect(try place.run("clean -o .", in: "P").status == 2)
    #expect(place.files() == before)
  }

  @Test func editedOutputsOfAFreshCloneAreKept() throws {
    let place = try Workplace.project()
    #expect(try place.run("build").status == 0)
    try FileManager.default.removeItem(atPath: place.path + "/build/.tipc")
    try place.write("build/layouts/add.json", #"{"my": "work"}"#)
    let outcome = try place.run("clean")
    #expect(outcome.errors == "note: layouts/add.json has been edited and was kept\n5 files removed\n")
    #expect(place.files(below: "build") == ["layouts/add.json"])
  }

  @Test func orphansOfAFreshCloneGo() throws {
    let place = try Workplace.project()
    #expect(try place.run("build").status == 0)
    try FileManager.default.removeItem(atPath: place.path + "/build/.tipc")
    try FileManager.default.removeItem(atPath: place.path + "/specs/add.yaml")
    let check = try place.run("build --check --format short")
    #expect(check.status == 1)
    #expect(check.text.contains("the output build/layouts/add.json is no longer generated"))
    #expect(try place.run("build").errors.contains("2 removed"))
    #expect(!place.files(below: "build").contains { $0.contains("add") })
    #expect(try place.run("build --check").status == 0)
  }

  @Test func checkTellsMixedGenerations() throws {
    let place = try Workplace.project()
    #expect(try place.run("build").status == 0)
    let old = try #require(place.text("build/layouts/add.json"))
    try place.write("build/layouts/add.json", old + "\n")
    try place.write("specs/saved.yaml", "banners:\n  saved: {message: Saved, style: success}\n")
    let check = try place.run("build --check --format short")
    #expect(
      check.text.contains(
        "build/layouts/add.json is not what the manifest lists: it was edited, or a build did not finish"))
    #expect(check.text.contains("build/layouts/saved.json is stale"))
  }

  // MARK: Overwriting

  @Test(arguments: [
    "--format json=specs/add.yaml", "--format sarif=tipc.yaml", "--format json=tipc.lock", "--format json=hard.yaml",
    "--format json=fonts/Box-Regular.ttf", "--format json=specs/icon.svg", "--format json=build/manifest.json",
    "--format json=link.json", "--format json=out/a.json", "--format json=same --format sarif=./same",
    "--write-baseline specs/add.yaml", "--write-baseline specs/saved.yaml", "--format json=base --baseline base",
  ])
  func optionsOverwriteNoInput(options: String) throws {
    let place = try Workplace.project(["specs/icon.svg": icon, "base": "tipc baseline 1\n"])
    try place.write("specs/icon.yaml", "banners: {icon: {message: Icon, image: icon.svg, style: info}}\n")
    try FileManager.default.linkItem(atPath: place.path + "/specs/add.yaml", toPath: place.path + "/hard.yaml")
    try place.link("link.json", to: "specs/add.yaml")
    let outside = try Workplace(["a.json": "theirs"])
    try place.link("out", to: outside.path)
    #expect(try place.run("build -q").status == 1)
    try FileManager.default.removeItem(atPath: place.path + "/hard.yaml")
    try FileManager.default.linkItem(atPath: place.path + "/specs/add.yaml", toPath: place.path + "/hard.txt")
    let line = options.replacingOccurrences(of: "hard.yaml", with: "hard.txt")
    #expect(try place.run("build -q").status == 0)
    let before = place.contents()
    // Of one spec only: the others are inputs all the same.
    for words in ["validate specs/saved.yaml", "validate", "build", "validate --project gone"] {
      let outcome = try place.run("\(words) -q \(line)")
      #expect(outcome.status == 2, "\(words): \(outcome.errors)")
      #expect(place.changes(since: before).isEmpty)
    }
    #expect(outside.text("a.json") == "theirs")
  }

  @Test(arguments: ["specs/add.yaml", "specs/saved.yaml", "tipc.yaml", "build/layouts/add.json", "out/a.json"])
  func bundleOverwritesNoInput(file: String) throws {
    let place = try Workplace.project()
    let outside = try Workplace(["a.json": "theirs"])
    try place.link("out", to: outside.path)
    #expect(try place.run("build -q").status == 0)
    let before = place.contents()
    let outcome = try place.run("build specs/saved.yaml -q --bundle \(file)")
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("error: --bundle \(file): "), "\(outcome.errors)")
    #expect(place.changes(since: before).isEmpty)
    #expect(outside.text("a.json") == "theirs")
  }

  @Test func baselineMayBeReplaced() throws {
    let place = try Workplace.project(["base": "tipc baseline 1\n"])
    #expect(try place.run("validate --baseline base --write-baseline base").status == 0)
  }

  // MARK: Links

  @Test func fixWritesThroughNoLink() throws {
    let outside = try Workplace(["theirs.yaml": "banners:\n  two: {message: B, style: info, close: yes}\n"])
    let place = try Workplace.project()
    try place.link("specs/z.yaml", to: outside.path + "/theirs.yaml")
    let before = outside.contents()
    let found = try place.run("build --fix")
    #expect(
      found.errors.contains(
        "note: skipped specs/z.yaml, a link to a file outside the repository; name it to include it"))
    let named = try place.run("validate --fix specs/z.yaml")
    #expect(named.status == 3)
    #expect(named.errors.contains("/specs/z.yaml: it is a link that leads out of the repository"))
    #expect(outside.changes(since: before).isEmpty)
  }

  @Test(arguments: ["tipc.yaml", "tipc.lock", "fonts/Box-Regular.ttf", "fonts"])
  func linksOutAreNotRead(name: String) throws {
    let outside = try Workplace.project(["secret.yaml": "API_KEY=sk-123456 : [secret\n"])
    #expect(try outside.run("lock").status == 0)
    let place = try Workplace.project()
    try? FileManager.default.removeItem(atPath: place.path + "/" + name)
    try place.link(name, to: outside.path + "/" + (name == "tipc.yaml" ? "secret.yaml" : name))
    let outcome = try place.run("validate")
    #expect((1...3).contains(outcome.status))
    #expect((outcome.text + outcome.errors).contains("leads out of the repository"), "\(outcome.text)\(outcome.errors)")
    #expect(!(outcome.text + outcome.errors).contains("sk-123456"))
  }

  /// A build farm hands out every input as a link into one tree.
  @Test func linkFarmOfANamedProject() throws {
    let tree = try Workplace.project()
    let place = try Workplace()
    for name in tree.files() { try place.link(name, to: tree.path + "/" + name) }
    #expect(try place.run("build --project tipc.yaml -o out specs/add.yaml specs/saved.yaml").status == 0)
    #expect(place.text("out/layouts/add.json") != nil)
  }

  // MARK: Names

  @Test func twinsOfNormalizationAreTwoFiles() throws {
    let composed = "caf\u{E9}.svg"
    let decomposed = "cafe\u{301}.svg"
    let circle = icon.replacingOccurrences(of: #"<path d="M4 4H20V20H4Z"/>"#, with: #"<circle cx="12" cy="12" r="9"/>"#)
    let place = try Workplace.project(["specs/" + composed: icon])
    try place.write("specs/" + decomposed, circle)
    // Where the file system takes both for one, there is nothing to tell apart.
    guard place.files(below: "specs").count == 4 else { return }
    try place.write(
      "specs/add.yaml",
      "banners:\n  one: {message: A b, style: info, image: \(composed)}\n  two: {message: A b, style: info, image: \(decomposed)}\n"
    )
    #expect(try place.run("build").status == 0)
    let drawings = ["one", "two"].map { place.text("build/svg/\($0)/iphone-se.en.light.large.svg") ?? "" }
    func shape(_ text: String) -> String { text.split(separator: "\n").dropFirst(3).joined() }
    #expect(shape(drawings[0]) != shape(drawings[1]))
    #expect(try place.run("inputs").text.split(separator: "\n").count { $0.hasSuffix(".svg") } == 2)
  }

  @Test func namesThatAreNotUTF8AreSaid() throws {
    let place = try Workplace.project()
    let script = "mkdir $'sp\\xff' && cp specs/add.yaml $'sp\\xff/two.yaml' && \"$0\" validate -q"
    let outcome = try Tool.run(program: "/bin/bash", ["-c", script, Tool.path], in: place.path)
    // Not every file system takes such a name.
    guard FileManager.default.fileExists(atPath: "/proc") else { return }
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains(": the name is not UTF-8, so it cannot be read\n"), "\(outcome.errors)")
    try place.write("tipc.yaml", (place.text("tipc.yaml") ?? "") + "exclude: ['sp?']\n")
    #expect(try place.run("validate -q").status == 0)
    let inside = try Tool.run(
      program: "/bin/bash", ["-c", "cd $'sp\\xff' && \"$0\" validate two.yaml", Tool.path], in: place.path)
    #expect(inside.status == 3)
    #expect(inside.errors.contains("its name is not UTF-8"))
    let argument = try Tool.run(
      program: "/bin/bash", ["-c", "\"$0\" validate $'sp\\xff/two.yaml'", Tool.path], in: place.path)
    #expect(argument.status == 2)
    #expect(argument.errors.contains("the argument is not UTF-8"))
  }

  private let icon =
    #"<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24"><path d="M4 4H20V20H4Z"/></svg>"#
}

extension Workplace {
  func link(_ name: String, to target: String) throws {
    let path = path + "/" + name
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
  }

  /// Puts something that is no regular file, or too large a one, in the place of a file.
  fileprivate func put(_ kind: String, at name: String) throws {
    let path = path + "/" + name
    try? FileManager.default.removeItem(atPath: path)
    switch kind {
    case "pipe": #expect(mkfifo(path, 0o600) == 0)
    case "socket": try #require(bindSocket(path))
    case "folder": try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    case "sparse":
      try Data().write(to: URL(fileURLWithPath: path))
      #expect(truncate(path, 10 << 30) == 0)
    case "link to device": try link(name, to: "/dev/zero")
    case "link to proc": try link(name, to: "/proc/self/pagemap")
    default: try link(name, to: "nowhere")
    }
  }

  /// Makes a socket in the file system; `false` where that fails.
  private func bindSocket(_ path: String) -> Bool {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { return false }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    #if canImport(Glibc)
      let file = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let file = socket(AF_UNIX, SOCK_STREAM, 0)
    #endif
    defer { close(file) }
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(file, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
  }

  /// The names of files that are not as they were.
  fileprivate func changes(since before: [String: Data]) -> [String] {
    let now = contents()
    return Set(before.keys).union(now.keys).filter { before[$0] != now[$0] }.sorted()
  }

  /// All files below with their bytes.
  fileprivate func contents() -> [String: Data] {
    Dictionary(uniqueKeysWithValues: files().map { ($0, read($0) ?? Data()) })
  }
}
