import Testing
import TipBuild

@Suite struct PathTests {
  @Test(arguments: [
    ("a", "/p", "/p/a"),
    ("./a/../b", "/p", "/p/b"),
    ("../a", "/p/q", "/p/a"),
    ("../../..", "/p", "/"),
    ("/x//y/.", "/p", "/x/y"),
    (".", "/", "/"),
    ("a/..", "/", "/"),
    ("e\u{301}", "/p", "/p/e\u{301}"),
  ])
  func resolves(path: String, folder: String, expected: String) {
    #expect(Paths.resolve(path, in: folder).utf8.elementsEqual(expected.utf8))
  }

  @Test(arguments: [
    ("a/./b", "a/b"), ("./a", "a"), ("a/..", "."), ("../a", "../a"), ("a/../../b", "../b"), ("", "."),
    ("a//b/", "a/b"),
    // A combining mark right behind the slash makes one `Character` of both, but not one name.
    ("a/\u{301}b", "a/\u{301}b"),
  ])
  func normalizes(path: String, expected: String) {
    #expect(Paths.normalize(path) == expected)
  }

  @Test(arguments: [
    ("/p/a/b", "/p", "a/b"), ("/p", "/p", "."), ("/q/a", "/p", "../q/a"), ("/p/a", "/p/b/c", "../../a"),
    ("/", "/p", ".."), ("/pp/a", "/p", "../pp/a"),
  ])
  func relates(path: String, folder: String, expected: String) {
    #expect(Paths.relative(path, to: folder) == expected)
    #expect(Paths.resolve(expected, in: folder) == path)
  }

  @Test(arguments: [
    ("/p", "/p/a", true), ("/p", "/p", true), ("/p", "/pp", false), ("/", "/a", true), ("/p/a", "/p", false),
    // Two spellings of one accent are two files.
    ("/\u{E9}", "/e\u{301}/x", false),
  ])
  func contains(folder: String, path: String, expected: Bool) {
    #expect(Paths.contains(folder, path) == expected)
  }

  @Test(arguments: [
    ("a/b", "a", "b"), ("a", ".", "a"), ("/a", "/", "a"), ("/a/b.yaml", "/a", "b.yaml"),
  ])
  func splits(path: String, parent: String, name: String) {
    #expect(Paths.parent(path) == parent)
    #expect(Paths.name(path) == name)
  }

  @Test(arguments: [
    ("drafts/**", "drafts/a.yaml", true),
    ("drafts/**", "drafts/a/b.yaml", true),
    ("drafts/**", "x/drafts/a.yaml", false),
    ("drafts", "drafts/a.yaml", true),
    ("drafts", "x/drafts/a.yaml", true),
    ("drafts/", "x/drafts/a.yaml", false),
    ("/drafts", "drafts/a.yaml", true),
    ("*.draft.yaml", "x/a.draft.yaml", true),
    ("x/*.yaml", "x/a.yaml", true),
    ("x/*.yaml", "x/y/a.yaml", false),
    ("x/**/a.yaml", "x/a.yaml", true),
    ("x/**/a.yaml", "x/y/z/a.yaml", true),
    ("x/**/a.yaml", "x/y/z/b.yaml", false),
    ("**/y/**/a.yaml", "x/y/q/y/a.yaml", true),
    ("a?c.yaml", "abc.yaml", true),
    ("a?c.yaml", "a\u{1F600}c.yaml", true),
    ("a[b-d]c", "acc", true),
    ("a[!b-d]c", "acc", false),
    ("a[!b-d]c", "axc", true),
    ("a[]]c", "a]c", true),
    ("a[c", "a[c", true),
    ("**", "anything/at/all", true),
    ("*", "a.yaml", true),
    ("", "a.yaml", false),
    ("*a*a*a*a*a*a*a*a*b", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", false),
    ("**/a/**/a/**/a/**/a/**/b", "a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a", false),
  ])
  func globs(pattern: String, path: String, expected: Bool) {
    #expect(Glob(pattern).matches(path) == expected)
  }
}
