import TipBuild

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@main
struct Main {
  static func main() async {
    let console = Console()
    exit(await run(Array(CommandLine.arguments.dropFirst()), console).rawValue)
  }

  /// Does what a command line asks for.
  static func run(_ words: [String], _ console: Console) async -> ExitCode {
    do {
      if let word = Disk.argumentThatIsNotUTF8 {
        throw UsageError("\(word): the argument is not UTF-8", help: "rename what it stands for")
      }
      switch try ArgumentParser.parse(words) {
      case .run(let arguments): return try await perform(arguments, console)
      case .version: try console.write("tipc \(toolVersion)\n")
      case .help(let command?): try console.write(help(for: command, console.helpStyle))
      case .help(nil) where words.isEmpty:
        console.say(overview(HelpStyle(usesColor: false)))
        return .usage
      case .help(nil): try console.write(overview(console.helpStyle))
      }
      return .clean
    } catch let error as UsageError {
      console.fail(error.message, help: error.help)
      return .usage
    } catch let failure as Failure {
      console.fail(failure)
      return failure.cause == .usage ? .usage : .system
    } catch {
      console.fail("something went wrong inside tipc: \(error)", help: "please report it")
      return .system
    }
  }

  private static func perform(_ arguments: Arguments, _ console: Console) async throws -> ExitCode {
    switch arguments.command.id {
    case .build: try await runBuild(arguments, console)
    case .validate: try await runValidate(arguments, console)
    case .initialize: try runInit(arguments, console)
    case .schema: try printSchema(arguments, console)
    case .styles: try printStyles(arguments, console)
    case .rules: try printRules(console)
    case .explain: try printExplanation(arguments, console)
    case .fonts: try await runFonts(arguments, console)
    case .lock: try await runLock(arguments, console)
    case .matrix: try await printMatrix(arguments, console)
    case .explainLayout: try await explainLayout(arguments, console)
    case .inputs: try await printInputs(arguments, console)
    case .outputs: try await printOutputs(arguments, console)
    case .clean: try await runClean(arguments, console)
    case .completions: try printCompletions(arguments, console)
    case .docs: try printDocs(arguments, console)
    case .help: try printHelp(arguments, console)
    }
  }
}
