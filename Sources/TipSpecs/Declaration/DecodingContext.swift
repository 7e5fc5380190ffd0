import TipDiagnostics
import TipSyntax

/// What decoding one file knows and gathers.
struct DecodingContext {
  let file: SourceID

  /// What is read.
  private let source: SourceFile

  /// The parts of the path of the folder that the file lies in, relative to the project's folder.
  let folder: [String]

  var sink: DiagnosticSink

  /// What was reported.
  private var reported: Set<Report> = []

  /// The locales that were read, so that each is worked out once.
  var locales: [(text: String, locale: LocaleTag)] = []

  /// Names of anchors and styles that are declared and could not be read.
  var lostAnchors = LostNames()
  var lostStyles = LostNames()

  /// The popups that were read.
  var popups: [PopupSpec] = []

  /// The id of the popup that is being read.
  var popup: String?

  private struct Report: Hashable {
    var message: String
    var place: SourceSpan?
  }

  init(_ source: SourceFile, sink: DiagnosticSink) {
    file = source.id
    self.source = source
    folder = source.path.split(separator: "/", omittingEmptySubsequences: false).dropLast().map(String.init)
    self.sink = sink
  }

  /// Reports a problem; once only where the same value is met through several aliases.
  mutating func report(_ diagnostic: Diagnostic) {
    let report = Report(message: diagnostic.message, place: diagnostic.primary?.place)
    guard reported.insert(report).inserted else { return }
    var diagnostic = diagnostic
    diagnostic.popup = diagnostic.popup ?? popup
    sink.report(diagnostic)
  }

  /// Whether to look for what was meant: a file with more mistakes than this is no work of slips, and must not take long.
  var advises: Bool { reported.count < 1000 }

  func place(_ range: Range<SourcePosition>) -> SourceSpan {
    SourceSpan(file, range)
  }

  func place(of node: Node) -> SourceSpan {
    SourceSpan(file, node.range)
  }

  /// Where each character of a scalar's text is written; `nil` where that cannot be told, or is too much to ask.
  func scalarPlaces(of text: String, at node: Node) -> ScalarPlaces? {
    guard advises else { return nil }
    return ScalarPlaces(of: text, at: place(of: node), in: source)
  }

  /// Where to say that something is missing in a mapping: the key that it is the value of, else its first key.
  func owner(of node: Node, _ entries: [Entry], _ path: ValuePath) -> SourceSpan {
    place(path.keyRange ?? entries.first?.keyRange ?? node.range)
  }

  /// The place that refers to a node through an alias, where there is one.
  func aliasLabel(of node: Node) -> [Label] {
    node.alias.map { [Label(place($0), "used here")] } ?? []
  }
}
