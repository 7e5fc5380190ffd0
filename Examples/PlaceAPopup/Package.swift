// swift-tools-version: 6.0
import PackageDescription

// An app's side of tipc: it depends on PopupLayout alone, which needs neither the compiler nor its C libraries.
let package = Package(
  name: "PlaceAPopup",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "tipc", path: "../..")],
  targets: [
    .executableTarget(name: "PlaceAPopup", dependencies: [.product(name: "PopupLayout", package: "tipc")])
  ],
  swiftLanguageModes: [.v6]
)
