// swift-tools-version: 6.0
import PackageDescription

// One target a room; Sources/README.md draws the map and says what each never does.
let package = Package(
  name: "tipc",
  platforms: [.macOS(.v13), .iOS(.v15)],
  products: [
    .executable(name: "tipc", targets: ["tipc"]),
    .library(name: "PopupLayout", targets: ["PopupLayout"]),
  ],
  targets: [
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),

    .target(name: "PopupLayout"),
    .target(name: "TipDiagnostics"),
    .target(name: "TipDrawing", dependencies: ["PopupLayout"]),
    .target(name: "TipSyntax", dependencies: ["CLibYAML", "TipDiagnostics"]),
    .target(name: "TipSpecs", dependencies: ["TipSyntax", "PopupLayout", "TipDiagnostics"]),
    .target(name: "TipImages", dependencies: ["TipDrawing", "PopupLayout", "TipDiagnostics"]),
    .target(name: "TipText", dependencies: ["CHarfBuzz", "TipDrawing", "TipDiagnostics"]),
    .target(
      name: "TipCompiler",
      dependencies: [
        "TipSyntax", "TipSpecs", "TipText", "TipImages", "TipDrawing", "PopupLayout", "TipDiagnostics",
      ]),
    .target(name: "TipEmit", dependencies: ["PopupLayout", "TipDrawing", "TipDiagnostics"]),
    .target(
      name: "TipBuild",
      dependencies: [
        "TipSyntax", "TipSpecs", "TipText", "TipDrawing", "TipCompiler", "TipEmit", "PopupLayout", "TipDiagnostics",
      ]),
    .executableTarget(
      name: "tipc",
      dependencies: [
        "TipBuild", "TipSpecs", "TipText", "TipCompiler", "TipEmit", "TipDrawing", "PopupLayout", "TipDiagnostics",
      ]),

    // How time grows with the size of an input: for the tests alone.
    .target(name: "TestSupport", path: "Tests/TestSupport"),

    .testTarget(name: "PopupLayoutTests", dependencies: ["TestSupport", "PopupLayout"]),
    .testTarget(name: "TipDiagnosticsTests", dependencies: ["TestSupport", "TipDiagnostics"]),
    .testTarget(
      name: "TipSyntaxTests", dependencies: ["TestSupport", "TipSyntax", "TipDiagnostics"], exclude: ["Fixtures"]),
    .testTarget(
      name: "TipSpecsTests", dependencies: ["TestSupport", "TipSpecs", "TipSyntax", "PopupLayout", "TipDiagnostics"],
      exclude: ["Corpus", "Fixtures"]),
    .testTarget(name: "TipImagesTests", dependencies: ["TestSupport", "TipImages", "TipDrawing", "TipDiagnostics"]),
    .testTarget(name: "TipTextTests", dependencies: ["TestSupport", "TipText", "TipDrawing", "TipDiagnostics"]),
    .testTarget(
      name: "TipCompilerTests",
      dependencies: [
        "TestSupport",
        "TipCompiler", "TipSpecs", "TipSyntax", "TipText", "TipDrawing", "TipEmit", "PopupLayout",
        "TipDiagnostics",
      ], exclude: ["Fixtures"]),
    .testTarget(name: "TipEmitTests", dependencies: ["TipEmit", "TipDrawing", "PopupLayout", "TipDiagnostics"]),
    .testTarget(name: "TipBuildTests", dependencies: ["TipBuild", "TipCompiler", "TipEmit", "TipDiagnostics"]),
    .testTarget(name: "RepositoryTests"),
    .testTarget(name: "CommandTests", dependencies: ["tipc", "PopupLayout"]),
  ],
  swiftLanguageModes: [.v6]
)
