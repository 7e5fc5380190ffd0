import Foundation
import Testing
import TipBuild

/// Stages and commits some files, as a build does.
@discardableResult
private func write(
  _ files: [String: String], into folder: String, isComplete: Bool = true
) throws -> CommitReport {
  let staging = try Staging(into: folder, waiting: {})
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
  private let manifest =
    #"{"format":1,"files":["manifest.json"],"popups":[{"id":"a","files":["layouts/a.json","layouts/old.json"]}]}"#

  @Test func firstBuildThenNothing() throws {
    let folder = try TemporaryFolder()
    let out = folder.absolute("deep/out")
    let files = ["manifest.json": manifest, "layouts/a.json": "1", "svg/a/x.svg": "2"]
    let first = try write(files, into: out)
    #expect(first.counts == Counts(written: 3, unchanged: 0, removed: 0))
    #expect(
      folder.files(withWork: true) == [
        "deep/out/.tipc/.gitignore", "deep/out/.tipc/lock", "deep/out/.tipc/outputs", "deep/out/layouts/a.json",
        "deep/out/manifest.json", "deep/out/svg/a/x.svg",
      ])
    #expect(folder.read("deep/out/.tipc/.gitignore") == "*\n")

    let times = try folder.files(withWork: true).map(folder.time)
    let second = try write(files, into: out)
    #expect(second.counts == Counts(written: 0, unchanged: 3, removed: 0))
    #expect(try folder.files(withWork: true).map(folder.time) == times)
  }

  @Test func staleFilesGo() throws {
    let folder = try TemporaryFolder()
    try write(["a.json": "1", "svg/b/1.svg": "2", "svg/b/2.svg": "3", "c.json": "4"], into: folder.path)
    try folder.write("svg/b/mine.txt", "not yours")
    try folder.write("c.json", "edited")
    let report = try write(["a.json": "new"], into: folder.path)
    #expect(report.counts == Counts(written: 1, removed: 2, kept: 1))
    #expect(report.kept == ["c.json"])
    #expect(folder.files() == ["a.json", "c.json", "svg/b/mine.txt"])
    #expect(folder.read("c.json") == "edited")

    // It is still known, so that the next build tells of it again, and takes it if it is as it was.
    #expect(try write(["a.json": "new"], into: folder.path).kept == ["c.json"])
    try folder.write("c.json", "4")
    #expect(try write(["a.json": "new"], into: folder.path).removed == 1)
    #expect(folder.files() == ["a.json", "svg/b/mine.txt"])
  }

  @Test func emptiedFoldersGo() throws {
    let folder = try TemporaryFolder()
    try write(["svg/b/1.svg": "2", "a": "1"], into: folder.path)
    try write(["a": "1"], into: folder.path)
    #expect(try Disk.status(folder.absolute("svg")) == nil)
  }

  @Test func editedOutputsAreWrittenAgain() throws {
    let folder = try TemporaryFolder()
    try write(["a.json": "1"], into: folder.path)
    try folder.write("a.json", "edited")
    #expect(try write(["a.json": "1"], into: folder.path).written == 1)
    #expect(folder.read("a.json") == "1")
  }

  @Test func onlySomeRemovesNothing() throws {
    let folder = try TemporaryFolder()
    try write(["a.json": "1", "b.json": "2"], into: folder.path)
    let report = try write(["a.json": "3"], into: folder.path, isComplete: false)
    #expect(report.counts == Counts(written: 1, removed: 0))
    #expect(try write(["a.json": "3"], into: folder.path).removed == 1)
  }

  /// What stands in the way, and the words for it.
  @Test(arguments: [
    (["out/layouts/a.json"], "out/layouts/a.json was not made by tipc and stands where an output goes"),
    (["out/layouts/a.json -> ../../else"], "out/layouts/a.json is a link, and links are not followed"),
    (["out/layouts/a.json -> nowhere"], "out/layouts/a.json is a link, and links are not followed"),
    (["out/layouts/a.json/"], "out/layouts/a.json is a folder where an output goes"),
    (["out/layouts -> ../else"], "out/layouts is a link, and links are not followed"),
    (["out/layouts"], "out/layouts is a file where a folder of outputs goes"),
  ])
  func inTheWay(tree: [String], message: String) throws {
    let folder = try TemporaryFolder()
    try folder.make(tree + ["else/keep"], contents: "theirs")
    let before = folder.files()
    let failure = #expect(throws: Failure.self) {
      try write(["layouts/a.json": "1", "b.json": "2"], into: folder.absolute("out"))
    }
    #expect(failure?.message == message)
    #expect(folder.files() == before)
    #expect(folder.read("else/keep") == "theirs")
  }

  @Test func sameBytesOfOthersAreTakenOver() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.json", "1")
    #expect(try write(["a.json": "1"], into: folder.path).unchanged == 1)
    #expect(try write(["a.json": "2"], into: folder.path).written == 1)
  }

  @Test func freshCloneKnowsItsFilesByTheManifest() throws {
    let folder = try TemporaryFolder()
    try folder.make(["manifest.json"], contents: manifest)
    try folder.make(["layouts/a.json", "layouts/old.json", "layouts/theirs.json"], contents: "committed")
    let report = try write(["layouts/a.json": "new", "manifest.json": "{}"], into: folder.path)
    #expect(report.written == 2)
    // Nobody can say whether it was edited.
    #expect(report.kept == ["layouts/old.json"])
  }

  @Test(arguments: [
    "", "{", "[]",
    #"{"format":1,"files":[],"popups":[{"id":"a","files":["../../etc/passwd","/abs",".tipc/lock","a//b","a\nb"]}]}"#,
  ])
  func damagedManifest(text: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("out/manifest.json", text)
    try folder.write("etc/passwd", "1")
    let state = OutputState(reading: folder.absolute("out"))
    #expect(state.listed.subtracting(["index.html", "manifest.json"]).isEmpty)
  }

  @Test func nothingIsLeftOfWhatIsAbandoned() throws {
    let folder = try TemporaryFolder()
    let staging = try Staging(into: folder.absolute("new/out"), waiting: {})
    _ = try staging.stage(OutputFile("a", bytes("1")), key: "0")
    staging.abandon()
    #expect(try Disk.status(folder.absolute("new")) == nil)

    try write(["a": "1"], into: folder.absolute("out"))
    let before = folder.files(withWork: true)
    let again = try Staging(into: folder.absolute("out"), waiting: {})
    _ = try again.stage(OutputFile("a", bytes("2")), key: "0")
    again.abandon()
    #expect(folder.files(withWork: true) == before)
    #expect(folder.read("out/a") == "1")
  }

  /// A build that ends between two renames: every file is old or new, and the next build finishes.
  @Test func failureAmongRenames() throws {
    let folder = try TemporaryFolder()
    try write(["a": "old", "b/c": "old", "gone": "old"], into: folder.path)
    let staging = try Staging(into: folder.path, waiting: {})
    var staged = try ["a", "b/c"].enumerated().map { index, name in
      try staging.stage(OutputFile(name, bytes("new")), key: "\(index)")
    }
    if case .replaced(let file) = staged[1].change { try Disk.removeFile(file) }
    #expect(throws: Failure.self) { try staging.commit(staged, isComplete: true) }
    #expect(folder.read("a") == "new")
    #expect(folder.read("b/c") == "old")
    #expect(folder.read("gone") == "old")
    staged = []

    let report = try write(["a": "newest", "b/c": "new"], into: folder.path)
    #expect(report.counts == Counts(written: 2, removed: 1, kept: 0))
    #expect(folder.files() == ["a", "b/c"])
  }

  @Test func stagingOfABuildThatWasKilledIsDropped() throws {
    let folder = try TemporaryFolder()
    try folder.make(["out/.tipc/stage/0", "out/.tipc/stage/1", "out/.tipc/outputs"], contents: "rubbish\n")
    #expect(try write(["a": "1"], into: folder.absolute("out")).written == 1)
    #expect(folder.files(withWork: true).allSatisfy { !$0.contains("stage") })
  }

  @Test func secondBuildWaits() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path
    // The lock goes when the last copy does.
    var first: Staging? = try Staging(into: path, waiting: {})
    let staged = try #require(try first?.stage(OutputFile("a", bytes("1")), key: "0"))
    let (waiting, told) = AsyncStream.makeStream(of: Void.self)
    let second = Task.detached {
      let staging = try Staging(into: path, waiting: { told.yield() })
      let file = try staging.stage(OutputFile("a", bytes("1")), key: "0")
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
    let failure = #expect(throws: Failure.self) { try write(["a": "1"], into: folder.absolute("out")) }
    #expect(failure?.cause == .system)
  }

  @Test func cleanRemovesOnlyOurs() throws {
    let folder = try TemporaryFolder()
    let out = folder.absolute("out")
    try write(["a": "1", "svg/b/c.svg": "2", "edited": "3"], into: out)
    try folder.write("out/edited", "mine")
    try folder.write("out/theirs", "mine")
    let report = try clean(out, waiting: {})
    #expect(report.counts == Counts(removed: 2, kept: 1))
    #expect(folder.files(withWork: true) == ["out/edited", "out/theirs"])
    #expect(try clean(folder.absolute("gone"), waiting: {}) == CommitReport())
  }

  @Test func cleanRemovesTheFolderToo() throws {
    let folder = try TemporaryFolder()
    try write(["a": "1"], into: folder.absolute("out"))
    _ = try clean(folder.absolute("out"), waiting: {})
    #expect(try Disk.status(folder.absolute("out")) == nil)
  }

  @Test func checkComparesAndWritesNothing() throws {
    let folder = try TemporaryFolder()
    try write(["a": "1", "b": "2", "c": "3"], into: folder.path)
    try folder.write("b", "edited")
    let state = OutputState(reading: folder.path)
    let found = try ["a", "b", "d"].map {
      try state.check(OutputFile($0, bytes($0 == "a" ? "1" : "2")), keepingOld: true)
    }
    #expect(found.map(\.finding) == [.same, .stale, .missing])
    #expect(found.map(\.old) == [nil, bytes("edited"), nil])
    #expect(state.extra(besides: ["a", "b", "d"]) == ["c"])
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
    record.hashes = ["a b": ["1-2"], "svg/é.svg": ["3", "4"]]
    #expect(OutputRecord(decoding: record.encoded) == record)
    #expect(OutputRecord(decoding: bytes("1 ../x\n1 .tipc/lock\n\nno\n1 ok\n")).hashes == ["ok": ["1"]])
  }

  @Test(arguments: [0, 1, 2, 7, 100, 1000], [1, 2, 8])
  func mapKeepsOrder(count: Int, workers: Int) async {
    let result = await parallelMap(count: count, workers: workers) { $0 * 2 }
    #expect(result == (0..<count).map { $0 * 2 })
  }

  @Test func readStopsAtTheLimit() throws {
    let folder = try TemporaryFolder()
    try folder.write("a", String(repeating: "x", count: 1000))
    #expect(try Disk.read(folder.absolute("a")).count == 1000)
    #expect(try Disk.read(folder.absolute("a"), atMost: 10).count == 10)
    #expect(try Disk.read("/dev/zero", atMost: 100_000).count == 100_000)
    let error = #expect(throws: SystemError.self) { try Disk.read(folder.path) }
    #expect(error?.message == "cannot read \(folder.path): it is a folder")
  }
}
