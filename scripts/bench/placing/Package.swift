// swift-tools-version: 6.0
import PackageDescription

// How many scenes the solver places in a second: swift run -c release
let package = Package(
  name: "BenchPlacing",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "tipc", path: "../../..")],
  targets: [
    .executableTarget(name: "BenchPlacing", dependencies: [.product(name: "PopupLayout", package: "tipc")])
  ],
  swiftLanguageModes: [.v6]
)
