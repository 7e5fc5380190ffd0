import TipBuild
import TipSpecs

/// `tipc init`: a project that builds.
func runInit(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
  let working = try Failure.catching { () throws(SystemError) in try Disk.currentFolder() }
  let folder = Paths.resolve(arguments.operands.first ?? ".", in: working)
  let files: [(name: String, text: String)] = [
    ("tipc.yaml", projectTemplate), ("specs/first.yaml", specTemplate),
    ("schema/spec.schema.json", specSchema()), ("schema/project.schema.json", projectSchema()),
  ]
  let bounds = ProjectBounds(of: ProjectLocation(folder: folder, fileName: nil))
  // All are looked at before the first is written.
  for name in files.map(\.name) + ["tipc.yml"] {
    let path = Paths.resolve(name, in: folder)
    if try Failure.catching({ () throws(SystemError) in try Disk.status(path, throughLinks: false) }) != nil {
      throw Failure(
        .usage, "\(Paths.relative(path, to: working)) already exists; nothing was written",
        help: "name another folder, as in `tipc init popups`")
    }
  }
  for file in files {
    let path = Paths.resolve(file.name, in: folder)
    try Failure.catching { () throws(SystemError) in try bounds.checkWriting(path) }
  }
  for file in files {
    let path = Paths.resolve(file.name, in: folder)
    try Failure.catching { () throws(SystemError) in
      try Disk.makeFolders(Paths.parent(path))
      try Disk.create(path, Array(file.text.utf8))
    }
    if !arguments.has(.quiet) { console.say("wrote \(Paths.relative(path, to: working))") }
  }
  if !arguments.has(.quiet) {
    let argument = arguments.operands.first.map { " " + $0 } ?? ""
    console.say(
      "now run `tipc build\(argument)` and open \(Paths.normalize((arguments.operands.first ?? ".") + "/build/index.html"))"
    )
  }
  return .clean
}

private let projectTemplate = """
  # yaml-language-server: $schema=schema/project.schema.json
  # What popups are compiled for. Every key here has a default.
  version: 1

  # The built-in styles; those of `modern` pass every rule. `tipc styles --preset modern` prints them.
  preset: modern

  # Every popup is laid out for every screen, locale, theme and text size.
  screens: [iphone-se, iphone-16, iphone-16@landscape]
  locales: [en]
  themes: [light, dark]
  text-sizes: [large]

  # The font files that text is measured and drawn with. If none are listed, a well-known font of the machine is used,
  # and outputs can differ from machine to machine. `tipc fonts add FILE-OR-NAME` adds one.
  # fonts:
  #   system: {faces: [{file: fonts/Inter-Regular.otf}]}

  # The severity of rules: error, warning, note or off. `tipc rules` lists them.
  # rules: {text-truncated: error}

  """

private let specTemplate = """
  # yaml-language-server: $schema=../schema/spec.schema.json
  # Each popup has an id of its own: a-z, 0-9 and single hyphens.

  # The rectangles that popups point at.
  anchors:
    avatar: {in: safe-area, leading: 20, top: 8, width: 44, height: 44}
    add: {in: safe-area, trailing: 12, top: 4, width: 44, height: 44}

  # A tip explains what it points at. It is placed where there is room beside its anchor.
  tips:
    change-photo:
      message: Tap your photo to change it
      anchor: avatar

  # A banner drops from the top edge and disappears by itself.
  banners:
    saved:
      message: Your changes are saved
      style: success

  # A menu has rows. To show icons, add `images: [...]`, one for each title.
  menus:
    add:
      titles: [New message, New group, Scan a code]
      anchor: add

  """
