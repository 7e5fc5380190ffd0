import Testing
import TipBuild

/// A tree on disk, what is asked of it, and what should be found.
struct DiscoveryCase: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var tree: [String]
  /// The project's folder, relative to the tree's root.
  var project = "."
  var paths: [String] = ["."]
  var exclude: [String] = []
  /// Relative to the tree's root, where the search starts from.
  var workingFolder = "."
  var specs: [String]
  var failures: [String] = []
  var remarks: [String] = []
}

@Suite struct DiscoveryTests {
  static let searches: [DiscoveryCase] = [
    DiscoveryCase(
      testDescription: "all specs below, by bytes, and nothing else",
      tree: ["tipc.yaml", "b.yaml", "a.yml", "A.yaml", "x/c.yaml", "x/readme.md", "x/yaml", "x/.yaml", "Z.YAML"],
      specs: ["A.yaml", "a.yml", "b.yaml", "x/c.yaml"]),
    DiscoveryCase(
      testDescription: "hidden things and outputs are passed over",
      tree: ["tipc.yaml", "a.yaml", ".git/b.yaml", ".hidden.yaml", "build/c.yaml", "x/build/d.yaml"],
      specs: ["a.yaml", "x/build/d.yaml"]),
    DiscoveryCase(
      testDescription: "what is excluded",
      tree: ["tipc.yaml", "a.yaml", "drafts/b.yaml", "x/c.draft.yaml", "x/d.yaml"],
      exclude: ["drafts/**", "*.draft.yaml"], specs: ["a.yaml", "x/d.yaml"]),
    DiscoveryCase(
      testDescription: "a file that is named counts even where it is excluded",
      tree: ["tipc.yaml", "drafts/b.yaml"], paths: ["drafts/b.yaml"], exclude: ["drafts/**"],
      specs: ["drafts/b.yaml"]),
    DiscoveryCase(
      testDescription: "what is named twice is there once",
      tree: ["tipc.yaml", "x/a.yaml", "x/b.yaml"], paths: ["x", "x/a.yaml", "./x/../x"],
      specs: ["x/a.yaml", "x/b.yaml"]),
    DiscoveryCase(
      testDescription: "without paths, the project's folder",
      tree: ["tipc.yaml", "x/a.yaml", "b.yaml"], paths: [], workingFolder: "x", specs: ["b.yaml", "x/a.yaml"]),
    DiscoveryCase(
      testDescription: "paths from a folder inside the project are logical",
      tree: ["tipc.yaml", "x/a.yaml", "b.yaml"], paths: ["a.yaml", "../b.yaml"], workingFolder: "x",
      specs: ["b.yaml", "x/a.yaml"]),
    DiscoveryCase(
      testDescription: "a project inside another is not a part of it",
      tree: ["tipc.yaml", "a.yaml", "x/tipc.yml", "x/b.yaml"], specs: ["a.yaml"],
      remarks: ["skipped x, which has its own project file"]),
    DiscoveryCase(
      testDescription: "links to files and folders are followed",
      tree: [
        "tipc.yaml", "real/a.yaml", "link -> real", "b.yaml -> real/a.yaml", "c.yaml -> real/c.txt", "real/c.txt",
      ],
      specs: ["c.yaml", "real/a.yaml"]),
    DiscoveryCase(
      testDescription: "a link out of the repository is left to be named",
      tree: [
        "p/tipc.yaml", "p/a.yaml", "p/out -> ../else", "p/root -> /", "p/f.yaml -> ../else/b.yaml", "else/b.yaml",
      ],
      project: "p", paths: ["p"], specs: ["a.yaml"],
      remarks: [
        "skipped f.yaml, a link to a file outside the repository; name it to include it",
        "skipped out, a link to a folder outside the repository; name it to include it",
        "skipped root, a link to a folder outside the repository; name it to include it",
      ]),
    DiscoveryCase(
      testDescription: "a link out of the repository that is named",
      tree: ["p/tipc.yaml", "p/f.yaml -> ../else/b.yaml", "p/out -> ../else", "else/b.yaml", "else/c.yaml"],
      project: "p", paths: ["p/f.yaml", "p/out"], specs: ["f.yaml", "out/c.yaml"]),
    DiscoveryCase(
      testDescription: "a link to elsewhere in the repository is followed",
      tree: [".git", "p/tipc.yaml", "p/a.yaml", "p/in -> ../else", "else/b.yaml"],
      project: "p", paths: ["p"], specs: ["a.yaml", "in/b.yaml"]),
    DiscoveryCase(
      testDescription: "links that run in circles end",
      tree: ["tipc.yaml", "x/a.yaml", "x/up -> ..", "x/self -> self", "y -> x"], specs: ["x/a.yaml"]),
    DiscoveryCase(
      testDescription: "a link that leads nowhere is told if it is a spec",
      tree: ["tipc.yaml", "a.yaml", "b.yaml -> gone", "other -> gone"], specs: ["a.yaml"],
      failures: ["cannot read b.yaml: it is a link that leads nowhere"]),
    DiscoveryCase(
      testDescription: "nothing there",
      tree: ["tipc.yaml", "empty/", "a.yaml"], paths: ["empty", "gone", "a.yaml"], specs: ["a.yaml"],
      failures: ["empty: this folder contains no specs", "gone: there is no such file or folder"]),
    DiscoveryCase(
      testDescription: "the project file is no spec",
      tree: ["tipc.yaml"], paths: ["tipc.yaml"], specs: [], failures: ["tipc.yaml is the project file, not a spec"]),
    DiscoveryCase(
      testDescription: "a name with a line feed in it",
      tree: ["tipc.yaml", "a\nb.yaml"], specs: ["a\nb.yaml"]),
  ]

  @Test(arguments: searches)
  func finds(_ test: DiscoveryCase) throws {
    let folder = try TemporaryFolder()
    try folder.make(test.tree)
    let location = ProjectLocation(folder: folder.absolute(test.project), fileName: "tipc.yaml")
    let list = SpecSearch.run(
      paths: test.paths, location: location, outputFolder: folder.absolute("build"),
      exclude: test.exclude.map(Glob.init), workingFolder: folder.absolute(test.workingFolder))
    #expect(list.specs.map(\.logical) == test.specs)
    #expect(list.failures.map(\.message) == test.failures)
    #expect(list.remarks == test.remarks)
  }

  /// Tree, first path, project's folder and file; the folder is `nil` where nothing can be found.
  @Test(
    arguments: [
      (["tipc.yaml", "x/y/a.yaml"], "x/y/a.yaml", ".", "tipc.yaml"),
      (["tipc.yaml", "x/y/a.yaml"], "x/y", ".", "tipc.yaml"),
      (["tipc.yml", "x/a.yaml"], "x", ".", "tipc.yml"),
      (["tipc.yaml", "x/tipc.yaml", "x/a.yaml"], "x/a.yaml", "x", "tipc.yaml"),
      // Not beyond the repository.
      (["tipc.yaml", "x/.git/", "x/y/a.yaml"], "x/y", "x/y", nil),
      (["x/.git", "x/y/a.yaml"], "x/y/a.yaml", "x/y", nil),
      (["tipc.yaml", "x/.git/", "x/tipc.yaml", "x/y/a.yaml"], "x/y", "x", "tipc.yaml"),
      ([".git/", "x/a.yaml"], "x/a.yaml", "x", nil),
      (["tipc.yaml", "x/"], "gone/a.yaml", ".", "tipc.yaml"),
    ] as [([String], String, String, String?)])
  func locates(tree: [String], path: String, folder: String, file: String?) throws {
    let temporary = try TemporaryFolder()
    try temporary.make(tree)
    let location = try locateProject(paths: [path], projectFile: nil, workingFolder: temporary.path)
    #expect(location == ProjectLocation(folder: temporary.absolute(folder), fileName: file))
  }

  @Test func locationFailures() throws {
    let folder = try TemporaryFolder()
    try folder.make([".git/", "both/tipc.yaml", "both/tipc.yml", "both/a.yaml", "x/a.yaml"])
    func failure(_ paths: [String], _ project: String? = nil) throws -> Failure? {
      #expect(throws: Failure.self) {
        try locateProject(paths: paths, projectFile: project, workingFolder: folder.path)
      }
    }
    #expect(try failure([])?.message == "there is no tipc.yaml in this folder or above it")
    #expect(try failure(["both"])?.message.hasSuffix("has both tipc.yaml and tipc.yml") == true)
    #expect(try failure([], "x")?.message == "x is a folder")
    #expect(try failure([], "x/gone.yaml")?.message == "there is no project file x/gone.yaml")
    #expect(try failure([], "x/gone.yaml")?.cause == .usage)
  }

  @Test(
    arguments: [
      ("build", ["a.yaml"], nil),
      ("new/deep/build", ["a.yaml"], nil),
      ("x", ["x/a.yaml"], "the output folder x contains an input, a.yaml"),
      (".", [], "the output folder . contains an input, p/tipc.yaml"),
      ("p", [], "the output folder p contains an input, tipc.yaml"),
      ("link", ["x/a.yaml"], "the output folder link contains an input, a.yaml"),
      ("repository", [], "the output folder repository is the root of a repository"),
      ("clone", [], "the output folder clone is the root of a repository"),
      ("/root", [], "the output folder /root is the home folder"),
      ("/home/someone", [], "the output folder /home/someone is the home folder"),
      ("/", [], "the output folder / is the root of the file system"),
    ] as [(String, [String], String?)])
  func outputFolders(output: String, inputs: [String], expected: String?) throws {
    let folder = try TemporaryFolder()
    try folder.make(["p/tipc.yaml", "x/a.yaml", "link -> x", "repository/.git", "clone/.git -> ../repository/.git"])
    var message: String?
    do throws(Failure) {
      let project = ProjectLocation(folder: folder.absolute("p"), fileName: "tipc.yaml")
      try OutputFolder(folder.absolute(output), name: output, of: project).check(inputs: inputs.map(folder.absolute))
    } catch {
      message = error.message
    }
    #expect(message.map { $0.hasPrefix(expected ?? "") && expected != nil } ?? (expected == nil))
  }
}
