import Foundation
import Testing
import TipBuild

/// The one way in which files are read.
@Suite struct ReadingTests {
  /// What stands at the path, and why it is not read.
  @Test(arguments: [
    ("folder", "it is a folder"), ("pipe", "it is a pipe, not a regular file"),
    ("link to pipe", "it is a pipe, not a regular file"), ("device", "it is a device, not a regular file"),
    ("link to device", "it is a device, not a regular file"), ("nothing", "there is no such file or folder"),
    ("dangling", "there is no such file or folder"), ("circle", "it is a link, or its links form a loop"),
    ("large", "it is larger than 1 MiB"), ("sparse", "it is larger than 1 MiB"),
  ])
  func refuses(name: String, reason: String) throws {
    let folder = try TemporaryFolder()
    try folder.make(["folder/", "dangling -> gone", "circle -> circle", "link to pipe -> pipe", "large", "sparse"])
    #expect(mkfifo(folder.absolute("pipe"), 0o600) == 0)
    try folder.make(["link to device -> /dev/zero", "device -> /dev/null"])
    try folder.write("large", String(repeating: "x", count: 1 << 20 + 1))
    truncate(folder.absolute("sparse"), 10 << 30)
    let error = #expect(throws: SystemError.self) { try Disk.read(folder.absolute(name), atMost: 1 << 20) }
    #expect(error?.message == "cannot read \(folder.absolute(name)): \(reason)")
  }

  @Test(arguments: [(0, 0), (1000, 1000), (1000, 5000), (1 << 20, 1 << 20)])
  func readsUpToTheLimit(size: Int, limit: Int) throws {
    let folder = try TemporaryFolder()
    try folder.write("a", String(repeating: "x", count: size))
    #expect(try Disk.read(folder.absolute("a"), atMost: limit).count == size)
  }

  /// A file that has more in it than its size says, as one that grows while it is read.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/maps")))
  func growingFileEndsAtTheLimit() throws {
    #expect(try Disk.read("/proc/self/maps", atMost: 1 << 20).count > 100)
    let error = #expect(throws: SystemError.self) { try Disk.read("/proc/self/maps", atMost: 100) }
    #expect(error?.message == "cannot read /proc/self/maps: it is larger than 0 MiB")
  }

  @Test func pipeThatNobodyWritesTo() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder.absolute("pipe"), 0o600) == 0)
    let error = #expect(throws: SystemError.self) {
      try Disk.read(folder.absolute("pipe"), atMost: 100, acceptsPipes: true)
    }
    #expect(error?.reason == "it is a pipe, and no program writes to it")
  }

  @Test(arguments: ["", "x", "hello"])
  func pipeWithAWriter(text: String) throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder.absolute("pipe"), 0o600) == 0)
    // Open for both, so that it waits for nobody; closed when all is written.
    let end = open(folder.absolute("pipe"), O_RDWR)
    try Disk.write(bytes(text), to: end, named: "pipe")
    let writer = open(folder.absolute("pipe"), O_WRONLY | O_NONBLOCK)
    let closing = Thread {
      usleep(20_000)
      close(writer)
    }
    close(end)
    closing.start()
    #expect(try Disk.read(folder.absolute("pipe"), atMost: 100, acceptsPipes: true) == bytes(text))
  }

  /// Writing to what cannot be replaced.
  @Test func pipeThatNobodyReads() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder.absolute("pipe"), 0o600) == 0)
    let error = #expect(throws: SystemError.self) { try Disk.replace(folder.absolute("pipe"), with: bytes("x")) }
    #expect(error?.reason == "no program reads from it")
    try folder.make(["dangling -> gone"])
    let dangling = #expect(throws: SystemError.self) { try Disk.replace(folder.absolute("dangling"), with: bytes("x")) }
    #expect(dangling?.reason == "it is a link that leads nowhere")
    #expect(try Disk.replace("/dev/null", with: bytes("x")))
  }
}
