import TipDiagnostics

/// A rectangle measured by its edges, in points.
///
/// After decoding, each axis has exactly what fixes it: two of the edges, or one with a size, or a middle with a size.
package struct EdgeRect: Sendable {
  /// What the edges are measured in.
  package enum Container: String, Sendable, CaseIterable {
    case screen
    case safeArea = "safe-area"
  }

  package var container: Container = .screen
  package var left: Located<Milli>?
  package var right: Located<Milli>?
  package var leading: Located<Milli>?
  package var trailing: Located<Milli>?
  /// The offset of the middle from the container's middle.
  package var centerX: Located<Milli>?
  package var width: Located<Milli>?
  package var top: Located<Milli>?
  package var bottom: Located<Milli>?
  package var centerY: Located<Milli>?
  package var height: Located<Milli>?

  package init() {}
}

/// An anchor as it was written.
package enum AnchorSpec: Sendable {
  case rectangle(EdgeRect)
  case byScreen([(screen: Located<String>, rectangle: Located<EdgeRect>)], default: Located<EdgeRect>?)
}

/// What a popup says of its anchor.
package enum AnchorReference: Sendable {
  case named(String)
  /// Behind a reference, so that popups that name their anchor stay small.
  indirect case inline(AnchorSpec)
}

/// Names that a file declares for what could not be read. That is reported where it stands; whoever uses the names is
/// not told that there is nothing of that name.
package struct LostNames: Sendable {
  /// Names of entries that were left out.
  package var names: Set<String> = []

  /// Whether nothing is known of the names, since they are not written as a mapping.
  package var isAll = false

  package init() {}

  package var isEmpty: Bool { names.isEmpty && !isAll }

  package func contains(_ name: String) -> Bool {
    isAll || names.contains(name)
  }
}

/// An entry of `anchors:`.
package struct NamedAnchor: Sendable {
  package var name: Located<String>
  package var anchor: Located<AnchorSpec>

  package init(name: Located<String>, anchor: Located<AnchorSpec>) {
    self.name = name
    self.anchor = anchor
  }
}
