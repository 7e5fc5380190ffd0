import PopupLayout
import TipDiagnostics

/// What a style says that extends another: what the style itself says, and where it says nothing, what the other says.
///
/// Mappings merge key by key; other values replace. A key that the style sets also overrides the same key in an
/// `at-side` that it inherits. The result extends nothing.
package func merged(_ style: StyleSpec, over base: StyleSpec) -> StyleSpec {
  var base = base
  if let atSide = base.atSide {
    var nearer = style
    nearer.atSide = nil
    nearer.extends = nil
    let rest = styleRecord.subtracting(nearer, from: atSide.value.value)
    base.atSide = styleRecord.written(rest).isEmpty ? nil : Located(Boxed(rest), atSide.place)
  }
  var result = styleRecord.merged(style, over: base)
  result.extends = nil
  return result
}

/// What holds for a style while the popup lies left or right of its anchor: its `at-side` over the rest of it.
package func atSide(_ style: StyleSpec) -> StyleSpec {
  var base = style
  base.atSide = nil
  guard let atSide = style.atSide else { return base }
  return styleRecord.merged(atSide.value.value, over: base)
}

/// What a style stands for that was merged from all that it extends.
package func values(of style: StyleSpec, for kind: Popup.Kind) -> StyleValues {
  styleRecord.values(of: style, for: kind)
}

/// What an animation stands for that replaces the one of a style: what it leaves out is as declared, not as in the style.
package func values(of animation: AnimationSpec) -> StyleValues.Animation {
  animationRecord.values(of: animation)
}
