import TipDiagnostics

/// A spec file that is to be compiled.
package struct SpecPath: Hashable, Sendable {
  /// As outputs and messages name it.
  package var logical: String

  /// Where it is read from.
  package var absolute: String

  /// Whether an argument names this very file, which then may be a pipe.
  package var isNamed: Bool
}

/// What a search for specs has brought.
package struct SpecList: Sendable {
  /// Sorted by the bytes of the logical paths, each file once.
  package var specs: [SpecPath] = []

  /// Things that were passed over and should be known of, a sentence each.
  package var remarks: [String] = []

  /// What could not be looked into.
  package var failures: [Failure] = []
}

/// Finds the specs that the arguments name.
///
/// A file that is named is a spec. In a folder every `*.yaml` and `*.yml` below it is one, except project files, what is
/// hidden, the output folder, what `exclude` takes in, and folders that have a project file of their own.
package struct SpecSearch {
  private let location: ProjectLocation
  private let outputFolder: String
  private let exclude: [Glob]
  private var list = SpecList()

  /// Real paths of the files that are in the list.
  private var files: Set<FilePath> = []

  /// Folders that have been looked into, by device and node, so that links cannot lead round in circles.
  private var folders: Set<[UInt64]> = []

  /// Links are followed last, so that a file is called by its own path where it has one.
  private var links: [String] = []

  private let bounds: ProjectBounds

  private init(location: ProjectLocation, outputFolder: String, exclude: [Glob]) {
    self.location = location
    self.outputFolder = outputFolder
    self.exclude = exclude
    bounds = ProjectBounds(of: location)
  }

  /// - Parameters:
  ///   - paths: The arguments as typed; none stands for the project's folder.
  ///   - outputFolder: Absolute.
  package static func run(
    paths: [String], location: ProjectLocation, outputFolder: String, exclude: [Glob], workingFolder: String
  ) -> SpecList {
    var search = SpecSearch(location: location, outputFolder: outputFolder, exclude: exclude)
    if paths.isEmpty {
      search.lookInto(argument: location.folder, typed: ".")
    }
    for path in paths {
      search.take(argument: path, at: Paths.resolve(path, in: workingFolder))
    }
    search.list.specs.sort { Paths.precedes($0.logical, $1.logical) }
    return search.list
  }

  private mutating func take(argument typed: String, at path: String) {
    do throws(Failure) {
      let status = try Failure.catching { () throws(SystemError) in try Disk.status(path) }
      switch status?.kind {
      case nil:
        throw Failure(.usage, "\(typed): there is no such file or folder")
      case .folder:
        lookInto(argument: path, typed: typed)
      case _ where isProjectFile(path):
        throw Failure(.usage, "\(typed) is the project file, not a spec", help: "name its folder instead")
      case let kind:
        try add(path, typed: typed, isPipe: kind == .pipe)
      }
    } catch {
      list.failures.append(error)
    }
  }

  private mutating func lookInto(argument path: String, typed: String) {
    let before = (list.specs.count, list.failures.count, files.count)
    let known = folders
    walk(path, isArgument: true)
    while !links.isEmpty {
      let found = links
      links = []
      for link in found { follow(link) }
    }
    let wasKnown = folders == known
    if !wasKnown, before == (list.specs.count, list.failures.count, files.count), !holdsKnownFile(path) {
      guard !Paths.contains(outputFolder, path) else {
        list.failures.append(
          Failure(
            .usage, "\(typed): this is the output folder or a folder in it, where specs are not looked for",
            help: "choose another output folder with -o or `output:`, or name another folder with specs"))
        return
      }
      list.failures.append(
        Failure(
          .usage, "\(typed): this folder contains no specs",
          help: "specs end in .yaml or .yml; hidden, excluded and output folders are skipped"))
    }
  }

  /// Whether an earlier argument has already brought a file from this folder.
  private func holdsKnownFile(_ folder: String) -> Bool {
    list.specs.contains { Paths.contains(folder, $0.absolute) }
  }

  private mutating func walk(_ folder: String, isArgument: Bool) {
    do throws(Failure) {
      guard try isNew(folder) else { return }
      if !isArgument, folder != location.folder, try project(in: folder) != nil {
        list.remarks.append("skipped \(location.logicalPath(folder)), which has its own project file")
        return
      }
      let listing = try Failure.catching { () throws(SystemError) in try Disk.list(folder) }
      for name in listing.unreadable where !isExcluded(Paths.resolve(name, in: folder)) {
        // What it is cannot be looked at by such a name. A folder may hold specs, and so may a file that ends in .yaml.
        guard isSpec(name) || listing.unreadableFolders.contains(name) else { continue }
        let shown = Paths.normalize(location.logicalPath(folder) + "/" + name)
        list.failures.append(
          Failure(
            .system, "\(shown): the name is not UTF-8, so it cannot be read",
            help: "rename it, or name it under `exclude:` with a `?` for each part that is not UTF-8"))
      }
      for name in listing.names where !name.utf8.starts(with: ".".utf8) {
        try visit(Paths.resolve(name, in: folder), name)
      }
    } catch {
      list.failures.append(error)
    }
  }

  private mutating func visit(_ path: String, _ name: String) throws(Failure) {
    if isExcluded(path) { return }
    let here = try Failure.catching { () throws(SystemError) in try Disk.status(path, throughLinks: false) }
    guard here?.kind == .link else { return try visit(path, name, here?.kind) }
    links.append(path)
  }

  private mutating func visit(_ path: String, _ name: String, _ kind: FileStatus.Kind?) throws(Failure) {
    switch kind {
    case .folder: walk(path, isArgument: false)
    case let kind? where isSpec(name) && !isProjectFile(path):
      guard kind == .file else {
        throw Failure(
          .system, "cannot read \(location.logicalPath(path)): it is \(kind.phrase), not a regular file",
          help: "remove it, or name it under `exclude:`")
      }
      try add(path, typed: nil)
    default: break
    }
  }

  /// Takes what a link leads to. A link out of the repository could lead anywhere, and is left to be named.
  private mutating func follow(_ path: String) {
    do throws(Failure) {
      // A link that leads nowhere matters only if its name says that it is a spec.
      guard let kind = ((try? Disk.status(path)) ?? nil)?.kind else {
        if isSpec(Paths.name(path)) {
          throw Failure(.system, "cannot read \(location.logicalPath(path)): it is a link that leads nowhere")
        }
        return
      }
      if kind == .folder || isSpec(Paths.name(path)), bounds.isLedOut(path) {
        let what = kind == .folder ? "folder" : "file"
        list.remarks.append(
          "skipped \(location.logicalPath(path)), a link to a \(what) outside the repository; name it to include it")
        return
      }
      try visit(path, Paths.name(path), kind)
    } catch {
      list.failures.append(error)
    }
  }

  private mutating func add(_ path: String, typed: String?, isPipe: Bool = false) throws(Failure) {
    // What the shell hands over as a pipe has no real path.
    let real = isPipe ? path : try Failure.catching { () throws(SystemError) in try Disk.realPath(path) }
    guard files.insert(FilePath(real)).inserted else { return }
    list.specs.append(
      SpecPath(logical: location.logicalPath(path, typed: typed), absolute: path, isNamed: typed != nil))
  }

  private mutating func isNew(_ folder: String) throws(Failure) -> Bool {
    let status = try Failure.catching { () throws(SystemError) in try Disk.status(folder) }
    guard let status else { return false }
    return folders.insert([status.device, status.node]).inserted
  }

  private func isExcluded(_ path: String) -> Bool {
    if Paths.contains(outputFolder, path) { return true }
    guard Paths.contains(location.folder, path) else { return false }
    let logical = Paths.relative(path, to: location.folder)
    return exclude.contains { $0.matches(logical) }
  }

  private func isProjectFile(_ path: String) -> Bool {
    let name = Paths.name(path)
    return ProjectLocation.fileNames.contains(name)
      || location.fileName.map { Paths.resolve($0, in: location.folder) == path } ?? false
  }

  private func isSpec(_ name: String) -> Bool {
    name.utf8.count > 5 && name.utf8.suffix(5).elementsEqual(".yaml".utf8)
      || name.utf8.count > 4 && name.utf8.suffix(4).elementsEqual(".yml".utf8)
  }
}
