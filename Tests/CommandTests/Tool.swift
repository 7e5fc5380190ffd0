import Foundation

/// What a run of the program gave.
struct Outcome {
  var status: Int32
  var output: Data
  var errors: String

  var text: String { String(decoding: output, as: UTF8.self) }
}

/// The built program, which lies beside the test bundle.
enum Tool {
  static let path: String = {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
    #if os(macOS)
      if let bundle = Bundle.allBundles.first(where: { $0.bundlePath.hasSuffix(".xctest") }) {
        folder = bundle.bundleURL.deletingLastPathComponent()
      }
    #endif
    while folder.path != "/", !FileManager.default.isExecutableFile(atPath: folder.path + "/tipc") {
      folder.deleteLastPathComponent()
    }
    return folder.path + "/tipc"
  }()

  /// Runs the program with an empty environment but for what is given.
  ///
  /// - Parameter limit: Seconds after which a run that hangs is killed, which its status then shows.
  static func run(
    _ arguments: [String], in folder: String, input: String = "", environment: [String: String] = [:],
    limit: Int? = nil
  ) throws -> Outcome {
    try run(program: path, arguments, in: folder, input: input, environment: environment, limit: limit)
  }

  static func run(
    program: String, _ arguments: [String], in folder: String, input: String = "",
    environment: [String: String] = [:], limit: Int? = nil
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = environment
    // Files instead of pipes: nothing can fill up and wait.
    let base = FileManager.default.temporaryDirectory.path + "/tipc-run-" + UUID().uuidString
    let names = [base + ".in", base + ".out", base + ".err"]
    for name in names { try Data(input.utf8).write(to: URL(fileURLWithPath: name)) }
    defer { for name in names { try? FileManager.default.removeItem(atPath: name) } }
    for name in names.dropFirst() { try Data().write(to: URL(fileURLWithPath: name)) }
    process.standardInput = FileHandle(forReadingAtPath: names[0])
    process.standardOutput = FileHandle(forWritingAtPath: names[1])
    process.standardError = FileHandle(forWritingAtPath: names[2])
    try process.run()
    if let limit {
      DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(limit)) {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
      }
    }
    process.waitUntilExit()
    let errors = FileManager.default.contents(atPath: names[2]) ?? Data()
    return Outcome(
      status: process.terminationStatus, output: FileManager.default.contents(atPath: names[1]) ?? Data(),
      errors: String(decoding: errors, as: UTF8.self))
  }
}

/// A folder of its own for one test, gone with it.
final class Workplace {
  let path: String

  init(_ files: [String: String] = [:]) throws {
    let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
    path = base + "/tipc-command-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(name, text) }
  }

  deinit {
    _ = try? Tool.run(program: "/bin/chmod", ["-R", "u+rwX", path], in: "/")
    try? FileManager.default.removeItem(atPath: path)
  }

  func write(_ name: String, _ text: String) throws {
    let url = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func read(_ name: String) -> Data? { FileManager.default.contents(atPath: path + "/" + name) }

  func text(_ name: String) -> String? { read(name).map { String(decoding: $0, as: UTF8.self) } }

  /// The names of all files below, sorted, without the working files of builds.
  func files(below folder: String = "") -> [String] {
    let root = folder.isEmpty ? path : path + "/" + folder
    let all = FileManager.default.enumerator(atPath: root)?.allObjects as? [String] ?? []
    return all.filter { name in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: root + "/" + name, isDirectory: &isFolder)
      return !isFolder.boolValue && !name.contains(".tipc/")
    }.sorted()
  }

  func run(
    _ line: String, in folder: String = "", input: String = "", environment: [String: String] = [:],
    limit: Int? = nil
  ) throws -> Outcome {
    let words = line.split(separator: " ").map(String.init)
    return try Tool.run(
      words, in: folder.isEmpty ? path : path + "/" + folder, input: input, environment: environment, limit: limit)
  }
}

/// The repository's root.
let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().path

extension Workplace {
  /// A project with a font of this repository, and popups that nothing is wrong with.
  static func project(_ more: [String: String] = [:]) throws -> Workplace {
    let place = try Workplace(Self.files.merging(more) { $1 })
    try FileManager.default.createDirectory(atPath: place.path + "/fonts", withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: repository + "/Tests/Fixtures/fonts/Box-Regular.ttf", toPath: place.path + "/fonts/Box-Regular.ttf")
    return place
  }

  private static let files = [
    "tipc.yaml": """
    preset: modern
    screens: [iphone-se]
    fonts:
      system:
        faces: [{file: fonts/Box-Regular.ttf}]

    """,
    "specs/saved.yaml": """
    banners:
      saved: {message: Saved it, style: success}

    """,
    "specs/add.yaml": """
    menus:
      add:
        titles: [Scan a code, Add a friend]
        anchor: {x: 300, y: 100, width: 44, height: 44}

    """,
  ]
}
