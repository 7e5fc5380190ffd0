import Foundation
import Testing
import TipDiagnostics
import TipSpecs
import TipSyntax

/// Figures, not checks that could fail on a busy machine. They run when TIPC_BENCH_TIPS names a spec, best in an
/// optimised build; TIPC_BENCH_SCAN is the time of a bare libyaml scan of it, in seconds. `scripts/bench/run` sets both.
@Suite(.serialized, .enabled(if: ProcessInfo.processInfo.environment["TIPC_BENCH_TIPS"] != nil))
struct ReadingSpeedTests {
  @Test func reading() throws {
    let environment = ProcessInfo.processInfo.environment
    let path = try #require(environment["TIPC_BENCH_TIPS"])
    let bytes = Array(try #require(FileManager.default.contents(atPath: path)))
    var best = (parse: Double.infinity, decode: Double.infinity)
    for _ in 0..<7 {
      var table = SourceTable()
      var sink = DiagnosticSink()
      let file = table.add(path: "tips.yaml", bytes: bytes)
      let clock = ContinuousClock()
      var tree: Tree?
      let parsing = clock.measure { tree = parse(file, into: &sink) }
      let whole = try #require(tree)
      var spec: SpecFile?
      let decoding = clock.measure { spec = decodeSpec(whole, source: file, into: &sink) }
      #expect(spec?.popups.isEmpty == false && sink.diagnostics.isEmpty)
      best = (min(best.parse, parsing / .seconds(1)), min(best.decode, decoding / .seconds(1)))
    }
    let sum = best.parse + best.decode
    var line = "reading \(bytes.count) bytes: parse \(rounded(best.parse)) s, decode \(rounded(best.decode)) s"
    if let scan = environment["TIPC_BENCH_SCAN"].flatMap(Double.init), scan > 0 {
      line += "; a bare libyaml scan \(rounded(scan)) s; ratio \(rounded(sum / scan)), at most 2"
    }
    print(line)
  }
}

private func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
