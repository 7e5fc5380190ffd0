extension TextFormatTests {
  /// How labels are laid out.
  static let labels: [Row] = [
    Row(
      "two lines, each with a label",
      Sample(
        "menus:\n  - id: add\n    titles: [Scan, Pay, Add a friend]\n    images: [scan.svg, pay.svg]\n",
        .init("[scan.svg, pay.svg]", "2 images"),
        also: [.init("[Scan, Pay, Add a friend]", "3 titles; \"Add a friend\" has no image")]
      ).with {
        $0.files[0].path = "specs/menus.yaml"
        $0.code = "title-image-count"
        $0.message = "menu \"add\" has 3 titles but 2 images"
        $0.help = ["add an image, or write ~ for a title without one"]
      },
      """
      error[title-image-count]: menu "add" has 3 titles but 2 images
        --> specs/menus.yaml:4:13
         |
       3 |     titles: [Scan, Pay, Add a friend]
         |             ------------------------- 3 titles; "Add a friend" has no image
       4 |     images: [scan.svg, pay.svg]
         |             ^^^^^^^^^^^^^^^^^^^ 2 images
         = help: add an image, or write ~ for a title without one
      """
    ),
    Row(
      "no text", Sample("key: value", .init("value")).with { $0.severity = .warning },
      """
      warning[c]: m
        --> a.yaml:1:6
         |
       1 | key: value
         |      ^^^^^
      """
    ),
    Row(
      "two labels in one line: the right one's text beside, the left one's below",
      Sample("key: value", .init("value", "right"), also: [.init("key", "left")]),
      """
      error[c]: m
        --> a.yaml:1:6
         |
       1 | key: value
         | ---  ^^^^^ right
         | |
         | left
      """
    ),
    Row(
      "three labels in one line",
      Sample("a: [b, c]", .init("b", "two"), also: [.init("a", "one"), .init("c", "three")]),
      """
      error[c]: m
        --> a.yaml:1:5
         |
       1 | a: [b, c]
         | -   ^  - three
         | |   |
         | |   two
         | one
      """
    ),
    Row(
      "one label within the other",
      Sample("abcdef", .init("abcdef", "all"), also: [.init("cd", "some")]),
      """
      error[c]: m
        --> a.yaml:1:1
         |
       1 | abcdef
         | ^^--^^ all
         |   |
         |   some
      """
    ),
    Row(
      "overlapping",
      Sample("abcdef", .init("abcd", "left"), also: [.init("cdef", "right")]),
      """
      error[c]: m
        --> a.yaml:1:1
         |
       1 | abcdef
         | ^^^^-- right
         | |
         | left
      """
    ),
    Row(
      "two labels at the same place",
      Sample("abc", .init("b", "first"), also: [.init("b", "second")]),
      """
      error[c]: m
        --> a.yaml:1:2
         |
       1 | abc
         |  ^ first
         |  |
         |  second
      """
    ),
    Row(
      "no text for the rightmost: the other hangs",
      Sample("a: b", .init("b"), also: [.init("a", "left")]),
      """
      error[c]: m
        --> a.yaml:1:4
         |
       1 | a: b
         | -  ^
         | |
         | left
      """
    ),
    Row(
      "a text that does not fit beside hangs",
      Sample(
        "a: \(String(repeating: "b", count: 60))",
        .init(String(repeating: "b", count: 60), "this is a text of more than twenty cells")),
      """
      error[c]: m
        --> a.yaml:1:4
         |
       1 | a: bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb
         |    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         |    |
         |    this is a text of more than twenty cells
      """
    ),
  ]
}
