import TipDiagnostics
import TipSyntax

extension DiagnosticKind {
  package static let titleImageCount = DiagnosticKind(
    "title-image-count",
    summary: "A menu has not as many images as titles.",
    explanation: """
      A menu either has no images, or one for each title, in the same order; `~` stands for a title without one. With a \
      differing count, nobody can know which image belongs to which title.
      """,
    wrong: """
      menus:
        add:
          titles: [Scan, Pay, Add a friend]
          images: ["asset:scan", "asset:pay"]
          anchor: {x: 300, y: 60}
      """,
    right: """
      menus:
        add:
          titles: [Scan, Pay, Add a friend]
          images: ["asset:scan", "asset:pay", ~]
          anchor: {x: 300, y: 60}
      """)
}

extension Diagnostic {
  /// A menu whose counts of titles and images differ; both lists are underlined, and the first entry left alone is named.
  static func titleImageCount(
    menu: String, titles: Node, _ titleNodes: [Node], images: Node, _ imageNodes: [Node], _ context: DecodingContext
  ) -> Diagnostic {
    let titleCount = counted(titleNodes.count, "title")
    let imageCount = counted(imageNodes.count, "image")
    var titleLabel = titleCount
    var imageLabel = imageCount
    let help: String
    if titleNodes.count > imageNodes.count {
      titleLabel += "; \(name(of: titleNodes[imageNodes.count])) has no image"
      help = "add an image, or write ~ for a title without one"
    } else {
      imageLabel += "; \(name(of: imageNodes[titleNodes.count])) has no title"
      help = "add a title, or leave out an image"
    }
    return Diagnostic(
      .titleImageCount, "menu \"\(menu)\" has \(titleCount) but \(imageCount)",
      at: Label(context.place(of: images), imageLabel), also: [Label(context.place(of: titles), titleLabel)],
      help: [help])
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  /// What an entry is called: its text, the first of its texts, or its source.
  private static func name(of node: Node) -> String {
    switch node.content {
    case .scalar(let scalar): node.isMissing ? "~" : "\"\(clipped(scalar.text))\""
    case .mapping(let entries):
      (entries.first { $0.key == "source" } ?? entries.first)?.value.text.map { "\"\(clipped($0))\"" } ?? "an entry"
    case .sequence: "an entry"
    }
  }
}
