import Foundation
import Testing
import TipBuild
import TipDiagnostics
import TipEmit

/// Stages and commits some files, as a build does.
@discardableResult
private func write(
  _ files: [String: String], into folder: String, isComplete: Bool = true
) throws -> CommitReport {
  let staging = try Staging(into: outputFolder(folder), notice: { _ in })
  do {
    let staged = try files.sorted { $0.key < $1.key }.enumerated().map { index, file in
      try staging.stage(OutputFile(file.key, bytes(file.value)), key: "\(index)")
    }
    return try staging.commit(staged, isComplete: isComplete)
  } catch {
    staging.abandon()
    throw error
  }
}

/// An output folder of a project that lies beside it.
private func outputFolder(_ path: String, project: String = "project") -> OutputFolder {
  let location = ProjectLocation(folder: Paths.parent(path) + "/" + project, fileName: "tipc.yaml")
  return OutputFolder(path, name: Paths.name(path), of: location)
}

/// A manifest that lists files with these contents.
private func manifest(listing files: [String: String]) -> String {
  let listed = files.map { Manifest.File(path: $0.key, hash: contentHash(bytes($0.value))) }
  return String(decoding: manifest(Manifest(files: [], popups: [.init(id: "a", files: listed)])), as: UTF8.self)
}

/// A report in numbers.
private struct Counts: Equatable {
  var written = 0
  var unchanged = 0
  var removed = 0
  var kept = 0
}

extension CommitReport {
  fileprivate var counts: Counts {
    Counts(written: written, unchanged: unchanged, removed: removed, kept: kept.count)
  }
}

@Suite struct OutputTests {
  @Test func firstBuildThenNothing() throws {
    let folder = try TemporaryFolder()
    let out = folder.absolute("deep/out")
    let files = ["manifest.json": "{}", "layouts/a.json": "1", "svg/a/p.en.light.large.svg": "2"]
    let first = try write(files, into: out)
    #expect(first.counts == Counts(written: 3, unchanged: 0, removed: 0))
    #expect(
      folder.files(withWork: true) == [
        "deep/out/.tipc/.gitignore", "deep/out/.tipc/lock", "deep/out/.tipc/outputs", "deep/out/layouts/a.json",
        "deep/out/manifest.json", "deep/out/svg/a/p.en.light.large.svg",
      ])
    #expect(folder.read("deep/out/.tipc/.gitignore") == "*\n")

    let times = try folder.files(withWork: true).map(folder.time)
    let second = try write(files, into: out)
    #expect(second.counts == Counts(written: 0, unchanged: 3, removed: 0))
    #expect(try folder.files(withWork: true).map(folder.time) == times)
  }

  @Test func staleFilesGo() throws {
    let folder = try TemporaryFolder()
    try write(
      [
        "layouts/a.json": "1", "svg/b/1.en.light.large.svg": "2", "svg/b/2.en.light.large.svg": "3",
        "layouts/c.json": "4",
      ], into: folder.absolute("out"))
    try folder.write("out/svg/b/mine.txt", "not yours")
    try folder.write("out/layouts/c.json", "edited")
    let report = try write(["layouts/a.json": "new"], into: folder.absolute("out"))
    #expect(report.counts == Counts(written: 1, removed: 2, kept: 1))
    #expect(report.kept == ["layouts/c.json"])
    #expect(folder.files() == ["out/layouts/a.json", "out/layouts/c.json", "out/svg/b/mine.txt"])
    #expect(folder.read("out/layouts/c.json") == "edited")

    // It is still known, so that the next build tells of it again, and takes it if it is as it was.
    #expect(try write(["layouts/a.json": "new"], into: folder.absolute("out")).kept == ["layouts/c.json"])
    try folder.write("out/layouts/c.json", "4")
    #expect(try write(["layouts/a.json": "new"], into: folder.absolute("out")).removed == 1)
    #expect(folder.files() == ["out/layouts/a.json", "out/svg/b/mine.txt"])
  }

  @Test func emptiedFoldersGo() throws {
    let folder = try TemporaryFolder()
    try write(["svg/b/1.en.light.large.svg": "2", "layouts/a.json": "1"], into: folder.absolute("out"))
    try write(["layouts/a.json": "1"], into: folder.absolute("out"))
    #expect(try Disk.status(folder.absolute("out/svg")) == nil)
  }

  @Test func editedOutputsAreWrittenAgain() throws {
    let folder = try TemporaryFolder()
    try write(["layouts/a.json": "1"], into: folder.absolute("out"))
    try folder.write("out/layouts/a.json", "edited")
    #expect(try write(["layouts/a.json": "1"], into: folder.absolute("out")).written == 1)
    #expect(folder.read("out/layouts/a.json") == "1")
  }

  @Test func onlySomeRemovesNothing() throws {
    let folder = try TemporaryFolder()
    try write(["layouts/a.json": "1", "layouts/b.json": "2"], into: folder.absolute("out"))
    let report = try write(["layouts/a.json": "3"], into: folder.absolute("out"), isComplete: false)
    #expect(report.counts == Counts(written: 1, removed: 0))
    #expect(try write(["layouts/a.json": "3"], into: folder.absolute("out")).removed == 1)
  }

  /// What stands in the way, and the words for it.
  @Test(arguments: [
    (["out/layouts/a.json"], "out/layouts/a.json was not written by tipc, and an output would replace it"),
    (["out/layouts/a.json -> ../../else"], "out/layouts/a.json is a link, and links are not followed"),
    (["out/layouts/a.json -> nowhere"], "out/layouts/a.json is a link, and links are not followed"),
    (["out/layouts/a.json/"], "out/layouts/a.json is a folder where an output goes"),
    (["out/layouts -> ../else"], "out/layouts is a link, and links are not followed"),
    (["out/layouts"], "out/layouts is a file where a folder for outputs goes"),
  ])
  func inTheWay(tree: [String], message: String) throws {
    let folder = try TemporaryFolder()
    try folder.make(tree + ["else/keep"], contents: "theirs")
    let before = folder.files()
    let failure = #expect(throws: Failure.self) {
      try write(["layouts/a.json": "1", "layouts/b.json": "2"], into: folder.absolute("out"))
    }
    #expect(failure?.message == message)
    #expect(folder.files() == before)
    #expect(folder.read("else/keep") == "theirs")
  }

  @Test func sameBytesOfOthersAreTakenOver() throws {
    let folder = try TemporaryFolder()
    try folder.write("out/layouts/a.json", "1")
    #expect(try write(["layouts/a.json": "1"], into: folder.absolute("out")).unchanged == 1)
    #expect(try write(["layouts/a.json": "2"], into: folder.absolute("out")).written == 1)
  }

  /// A fresh clone of committed outputs: what is as the manifest has it is ours, what is not may be someone's work.
  @Test func freshCloneKnowsItsFilesByTheManifest() throws {
    let folder = try TemporaryFolder()
    let out = folder.absolute("out")
    let listed = ["layouts/a.json": "1", "layouts/old.json": "2", "layouts/edited.json": "3"]
    func clone() throws {
      try FileManager.default.createDirectory(atPath: out, withIntermediateDirectories: true)
      for (name, text) in listed { try folder.write("out/" + name, text) }
      try folder.write("out/manifest.json", manifest(listing: listed))
      try folder.write("out/layouts/edited.json", "mine")
      try folder.write("out/layouts/theirs.json", "theirs")
    }
    try clone()
    let report = try write(["layouts/a.json": "new", "manifest.json": "{}"], into: out)
    #expect(report.counts == Counts(written: 2, removed: 1, kept: 1))
    #expect(report.kept == ["layouts/edited.json"])
    #expect(
      folder.files() == [
        "out/layouts/a.json", "out/layouts/edited.json", "out/layouts/theirs.json", "out/manifest.json",
      ])

    try FileManager.default.removeItem(atPath: out)
    try clone()
    let cleaned = try clean(outputFolder(out), notice: { _ in })
    #expect(cleaned.counts == Counts(removed: 3, kept: 1))
    #expect(folder.files(withWork: true) == ["out/layouts/edited.json", "out/layouts/theirs.json"])
  }

  /// A folder of version 0.1.0, whose manifest has no hashes, in a fresh clone.
  @Test func firstManifest() throws {
    let folder = try TemporaryFolder()
    let first =
      #"{"format":1,"files":["manifest.json"],"popups":[{"id":"a","files":["layouts/a.json","layouts/b.json"]}]}"#
    try folder.make(["out/layouts/a.json", "out/layouts/b.json"])
    try folder.write("out/manifest.json", first)
    let report = try write(["layouts/a.json": "new", "manifest.json": "{}"], into: folder.absolute("out"))
    #expect(report.counts == Counts(written: 2, kept: 1))
    #expect(report.kept == ["layouts/b.json"])
  }

  @Test(arguments: ["", "{", "[]", #"{"format":3,"files":[],"popups":[]}"#, "<<<<<<< ours\n"])
  func damagedManifest(text: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("out/manifest.json", text)
    #expect(try OutputState(opening: outputFolder(folder.absolute("out"))).names.isEmpty)
  }

  /// Names that a forged manifest or record may list, and that no build gives a file.
  @Test(arguments: [
    "../../etc/passwd", "/etc/passwd", ".tipc/lock", ".git/HEAD", "tipc.yaml", "layouts/../../x.json",
    "layouts//a.json",
    "layouts/a.json/", "layouts/.json", "layouts/A.json", "layouts/a/b.json", "layouts/a.yaml", "svg/a/b.svg",
    "svg/a/.b.c.d.svg", "svg/../a/b.c.d.e.svg", "svg/a/b.c.d.\n.svg", "fonts/Inter.otf", "index.htm", "",
  ])
  func foreignNamesAreNotOurs(name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("out/manifest.json", manifest(listing: [name: "x"]))
    #expect(try OutputState(opening: outputFolder(folder.absolute("out"))).names == ["manifest.json"])
    #expect(OutputRecord(decoding: bytes("1-1 \(name)\n")).hashes.isEmpty)
  }

  @Test(arguments: [
    "index.html", "manifest.json", "layouts/a.json", "layouts/a-1.json", "svg/a/iphone-16@landscape.en.light.large.svg",
    "svg/a/iphone-se.zh-Hans.dark.xxxLarge.svg",
  ])
  func outputNames(name: String) {
    #expect(OutputNames.contains(name))
  }

  /// A manifest can be forged to go with a file of any length: nothing reads what no build can have written.
  @Test func lengthsThatNoOutputHasAreNotRead() throws {
    let folder = try TemporaryFolder()
    let out = folder.absolute("out")
    let size = 10 << 30
    try folder.write("out/layouts/a.json", "")
    #expect(truncate(folder.absolute("out/layouts/a.json"), off_t(size)) == 0)
    let file = Manifest.File(path: "layouts/a.json", hash: "0123456789abcdef-\(size)")
    let forged = manifest(Manifest(files: [file], popups: []))
    try folder.write("out/manifest.json", String(decoding: forged, as: UTF8.self))
    let state = try OutputState(opening: outputFolder(out))
    for keepingOld in [true, false] {
      let found = try state.check(OutputFile("layouts/a.json", bytes("1")), keepingOld: keepingOld)
      #expect(found.finding == .mixed && found.old == nil)
    }
    #expect(try write(["layouts/b.json": "1"], into: out).kept == ["layouts/a.json"])
    #expect(try clean(outputFolder(out), notice: { _ in }).kept == ["layouts/a.json"])
  }

  /// What a repository may hold where builds keep their own files.
  @Test(arguments: [
    (".tipc -> ../victim", ".tipc is a link, where builds keep a folder"),
    (".tipc", ".tipc is a regular file, where builds keep a folder"),
    (".tipc/lock -> ../../victim/lock", ".tipc/lock is a link, where builds keep a regular file"),
    (".tipc/outputs -> ../../victim/lock", ".tipc/outputs is a link, where builds keep a regular file"),
    (".tipc/outputs/", ".tipc/outputs is a folder, where builds keep a regular file"),
    (".tipc/.gitignore -> nowhere", ".tipc/.gitignore is a link, where builds keep a regular file"),
    ("manifest.json -> ../victim/lock", "manifest.json is a link, and links are not followed"),
    ("manifest.json/", "manifest.json is a folder where an output goes"),
  ])
  func foreignWorkFolder(entry: String, message: String) throws {
    let folder = try TemporaryFolder()
    try folder.make(["victim/lock", "victim/outputs", "victim/.gitignore", "out/" + entry])
    let before = folder.files(withWork: true)
    let out = outputFolder(folder.absolute("out"))
    let attempts: [() throws -> Void] = [
      { _ = try clean(out, notice: { _ in }) }, { _ = try OutputState(opening: out) },
      { _ = try Staging(into: out, notice: { _ in }) },
    ]
    for attempt in attempts {
      let failure = #expect(throws: Failure.self, performing: attempt)
      #expect(failure?.message == "out/" + message)
    }
    #expect(folder.files(withWork: true) == before)
  }

  /// What is not ours in the stage neither goes nor keeps the next build from working.
  @Test(arguments: ["stage/mine/keep", "stage/0-0/keep", "stage", "stage -> ../../victim", "stage/notes.txt"])
  func foreignStage(entry: String) throws {
    let folder = try TemporaryFolder()
    try folder.make(["victim/0-0", "out/.tipc/" + entry])
    let before = folder.files(withWork: true)
    let out = folder.absolute("out")
    #expect(try write(["layouts/a.json": "1"], into: out).written == 1)
    #expect(try clean(outputFolder(out), notice: { _ in }).removed == 1)
    #expect(folder.files(withWork: true) == before)
  }

  @Test func anotherProjectsFolderIsLeftAlone() throws {
    let folder = try TemporaryFolder()
    let out = folder.absolute("out")
    try write(["layouts/a.json": "1"], into: out)
    let other = outputFolder(out, project: "other")
    let message = "the output folder out belongs to the project in \(folder.absolute("project"))"
    let cleaned = #expect(throws: Failure.self) { try clean(other, notice: { _ in }) }
    #expect(cleaned?.message == message)
    let built = #expect(throws: Failure.self) { try Staging(into: other, notice: { _ in }) }
    #expect(built?.message == message)
    #expect(folder.read("out/layouts/a.json") == "1")
  }

  /// What a run that was killed while it replaced a file of the project has left beside it goes with `clean`.
  @Test func cleanRemovesAbandonedTemporaries() throws {
    let folder = try TemporaryFolder()
    // The largest number that Linux gives a process is 4 194 304; this one and the first are running.
    let kept = [
      "project/a.yaml", "project/a.yaml.tipc-1", "project/a.yaml.tipc-\(Disk.processNumber)", "project/a.yaml.tipc-x",
      "project/gone.yaml.tipc-2000000000", "project/tipc.yaml",
    ]
    try folder.make(
      kept + ["a.yaml", "tipc.lock", "tipc.yaml"].map { "project/\($0).tipc-2000000000" })
    _ = try clean(outputFolder(folder.absolute("out")), notice: { _ in })
    #expect(folder.files() == kept.sorted())
  }

  /// A folder that cannot be made, last of three: no output has changed, and the others are gone again.
  @Test func foldersComeBeforeRenames() throws {
    let folder = try TemporaryFolder()
    let out = folder.absolute("out")
    let names = ["layouts/a.json", "svg/a/p.en.light.large.svg", "svg/b/p.en.light.large.svg"]
    let staging = try Staging(into: outputFolder(out), notice: { _ in })
    let staged = try names.enumerated().map { try staging.stage(OutputFile($1, bytes("new")), key: "\($0)-0") }
    // Someone is quicker.
    try folder.write("out/svg/b", "mine")
    let failure = #expect(throws: Failure.self) { try staging.commit(staged, isComplete: true) }
    #expect(failure?.help == "no output was changed")
    #expect(folder.files() == ["out/svg/b"])
    #expect(!FileManager.default.fileExists(atPath: out + "/layouts"))
  }

  @Test func nothingIsLeftOfWhatIsAbandoned() throws {
    let folder = try TemporaryFolder()
    let staging = try Staging(into: outputFolder(folder.absolute("new/out")), notice: { _ in })
    _ = try staging.stage(OutputFile("layouts/a.json", bytes("1")), key: "0")
    staging.abandon()
    #expect(try Disk.status(folder.absolute("new")) == nil)

    try write(["layouts/a.json": "1"], into: folder.absolute("out"))
    let before = folder.files(withWork: true)
    let again = try Staging(into: outputFolder(folder.absolute("out")), notice: { _ in })
    _ = try again.stage(OutputFile("layouts/a.json", bytes("2")), key: "0")
    again.abandon()
    #expect(folder.files(withWork: true) == before)
    #expect(folder.read("out/layouts/a.json") == "1")
  }

  /// A build that ends between two renames: every file is old or new, and the next build finishes.
  @Test func failureAmongRenames() throws {
    let folder = try TemporaryFolder()
    try write(
      ["layouts/a.json": "old", "layouts/b.json": "old", "layouts/gone.json": "old"], into: folder.absolute("out"))
    let staging = try Staging(into: outputFolder(folder.absolute("out")), notice: { _ in })
    var staged = try ["layouts/a.json", "layouts/b.json"].enumerated().map { index, name in
      try staging.stage(OutputFile(name, bytes("new")), key: "\(index)")
    }
    if case .replaced(let file) = staged[1].change { try Disk.removeFile(file) }
    let failure = #expect(throws: Failure.self) { try staging.commit(staged, isComplete: true) }
    #expect(failure?.help == "1 of 2 files are in place; run the build again to complete the set")
    #expect(!folder.files(withWork: true).contains { $0.contains("stage") })
    #expect(folder.read("out/layouts/a.json") == "new")
    #expect(folder.read("out/layouts/b.json") == "old")
    #expect(folder.read("out/layouts/gone.json") == "old")
    staged = []

    let report = try write(["layouts/a.json": "newest", "layouts/b.json": "new"], into: folder.absolute("out"))
    #expect(report.counts == Counts(written: 2, removed: 1, kept: 0))
    #expect(folder.files() == ["out/layouts/a.json", "out/layouts/b.json"])
  }

  @Test func stagingOfABuildThatWasKilledIsDropped() throws {
    let folder = try TemporaryFolder()
    try folder.make(["out/.tipc/stage/0-0", "out/.tipc/stage/1-12", "out/.tipc/outputs"], contents: "rubbish\n")
    #expect(try write(["layouts/a.json": "1"], into: folder.absolute("out")).written == 1)
    #expect(folder.files(withWork: true).allSatisfy { !$0.contains("stage") })
  }

  @Test func secondBuildWaits() async throws {
    let folder = try TemporaryFolder()
    let path = folder.absolute("out")
    // The lock goes when the last copy does.
    var first: Staging? = try Staging(into: outputFolder(path), notice: { _ in })
    let staged = try #require(try first?.stage(OutputFile("layouts/a.json", bytes("1")), key: "0"))
    let (waiting, told) = AsyncStream.makeStream(of: Void.self)
    let second = Task.detached {
      let staging = try Staging(into: outputFolder(path), notice: { _ in told.yield() })
      let file = try staging.stage(OutputFile("layouts/a.json", bytes("1")), key: "0")
      return try staging.commit([file], isComplete: true)
    }
    for await _ in waiting { break }
    #expect(try first?.commit([staged], isComplete: true).written == 1)
    first = nil
    let report = try await second.value
    #expect(report.counts == Counts(written: 0, unchanged: 1))
  }

  @Test(.enabled(if: getuid() != 0)) func readOnlyFolder() throws {
    let folder = try TemporaryFolder()
    try folder.make(["out/"])
    chmod(folder.absolute("out"), 0o555)
    let failure = #expect(throws: Failure.self) { try write(["layouts/a.json": "1"], into: folder.absolute("out")) }
    #expect(failure?.cause == .system)
  }

  @Test func cleanRemovesOnlyOurs() throws {
    let folder = try TemporaryFolder()
    let out = folder.absolute("out")
    try write(["layouts/a.json": "1", "svg/b/1.en.light.large.svg": "2", "layouts/edited.json": "3"], into: out)
    try folder.write("out/layouts/edited.json", "mine")
    try folder.write("out/theirs", "mine")
    let report = try clean(outputFolder(out), notice: { _ in })
    #expect(report.counts == Counts(removed: 2, kept: 1))
    #expect(folder.files(withWork: true) == ["out/layouts/edited.json", "out/theirs"])
    #expect(try clean(outputFolder(folder.absolute("gone")), notice: { _ in }) == CommitReport())
  }

  @Test func cleanRemovesTheFolderToo() throws {
    let folder = try TemporaryFolder()
    try write(["layouts/a.json": "1"], into: folder.absolute("out"))
    _ = try clean(outputFolder(folder.absolute("out")), notice: { _ in })
    #expect(try Disk.status(folder.absolute("out")) == nil)
  }

  @Test func checkComparesAndWritesNothing() throws {
    let folder = try TemporaryFolder()
    let out = folder.absolute("out")
    let old = ["layouts/a.json": "1", "layouts/b.json": "2", "layouts/c.json": "3"]
    try write(old.merging(["manifest.json": manifest(listing: old)]) { $1 }, into: out)
    try folder.write("out/layouts/c.json", "x")
    let state = try OutputState(opening: outputFolder(out))
    let found = try ["a": "1", "b": "new", "c": "new", "d": "4"].sorted { $0.key < $1.key }.map {
      try state.check(OutputFile("layouts/\($0.key).json", bytes($0.value)), keepingOld: true)
    }
    // `b` is as the manifest has it; `c` is neither that nor what it should be.
    #expect(found.map(\.finding) == [.same, .stale, .mixed, .missing])
    #expect(found.map(\.old) == [nil, bytes("2"), bytes("x"), nil])
    let made = ["layouts/a.json", "manifest.json"].map { FilePath($0) }
    #expect(state.extra(besides: Set(made)) == ["layouts/b.json", "layouts/c.json"])
  }

  /// Whatever byte of a text is another one, so is the hash; the length stands in it.
  @Test(arguments: [1, 3, 4, 5, 8, 63])
  func hashSeesEveryByte(count: Int) {
    let original = (0..<count).map { UInt8($0) }
    var seen: Set<String> = [contentHash(original), contentHash(original + [0])]
    for index in original.indices {
      for bit in [1, 128] as [UInt8] {
        var changed = original
        changed[index] ^= bit
        seen.insert(contentHash(changed))
      }
    }
    #expect(seen.count == 2 + 2 * count)
    #expect(contentHash(original).hasSuffix("-\(count)"))
  }

  @Test func recordKeepsWhatItWrote() {
    var record = OutputRecord()
    record.project = "../a b"
    record.hashes = [FilePath("layouts/a.json"): ["1-2"], FilePath("svg/b/p@l.en.dark.large.svg"): ["3", "4"]]
    #expect(OutputRecord(decoding: record.encoded) == record)
    let damaged = OutputRecord(decoding: bytes("1 ../x\n1 .tipc/lock\n\nno\n1 layouts/ok.json\n"))
    #expect(damaged.hashes == [FilePath("layouts/ok.json"): ["1"]])
  }

  @Test(arguments: [0, 1, 2, 7, 100, 1000], [1, 2, 8])
  func mapKeepsOrder(count: Int, workers: Int) async {
    let result = await parallelMap(count: count, workers: workers) { $0 * 2 }
    #expect(result == (0..<count).map { $0 * 2 })
  }
}
