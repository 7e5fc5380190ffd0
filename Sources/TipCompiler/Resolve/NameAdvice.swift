import TipDiagnostics
import TipSpecs

/// Names of one noun that something was looked for among, in the order in which they are listed.
struct NameList {
  /// What they are called: "styles".
  let noun: String

  /// The spec whose own names they are; `nil` for those of the project.
  let file: SourceID?

  let names: () -> [String]

  init(_ noun: String, of file: SourceID? = nil, _ names: @escaping () -> [String]) {
    self.noun = noun
    self.file = file
    self.names = names
  }
}

/// What is said to those who wrote names that nobody declared.
///
/// Lists of names are prepared once, when the first name is missed.
struct NameAdvice {
  private var searches: [ListID: NameSearch] = [:]

  /// How many names a message lists.
  private static let mostListed = 24

  private struct ListID: Hashable {
    var noun: String
    var file: SourceID?
  }

  /// "did you mean": the nearest name, or all of them where they are few.
  mutating func suggestion(for name: String, among lists: [NameList]) -> String {
    let noun = lists.first?.noun ?? "names"
    let searches = lists.map { search($0) }
    let near = searches.compactMap { $0.nearest(to: name) }
    if let best = near.min(by: { ($0.distance, $0.name) < ($1.distance, $1.name) }) {
      return "did you mean \(quoted(best.name))?"
    }
    var known = searches.flatMap { $0.names.prefix(Self.mostListed + 1) }
    if searches.count > 1 { known = Set(known).sorted() }
    guard !known.isEmpty else { return "there are no \(noun)" }
    let more = known.count > Self.mostListed ? ", …" : ""
    return "the \(noun) are: \(known.prefix(Self.mostListed).joined(separator: ", "))\(more)"
  }

  private mutating func search(_ list: NameList) -> NameSearch {
    let id = ListID(noun: list.noun, file: list.file)
    if let known = searches[id] { return known }
    let search = NameSearch(list.names())
    searches[id] = search
    return search
  }
}
