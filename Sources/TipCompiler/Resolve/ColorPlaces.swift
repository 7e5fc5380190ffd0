import TipDiagnostics
import TipSpecs

/// The roles that texts have colours for.
enum TextColorRole: String, CaseIterable {
  case title, message, subtitle, action
}

/// Where a style's colours are written: what the contrast of a text follows from, by role, the nearest key first.
///
/// It is worked out once a style, since a style is looked at once a popup.
struct ColorPlaces: Sendable {
  private let title: [SourceSpan]
  private let message: [SourceSpan]
  private let subtitle: [SourceSpan]
  private let action: [SourceSpan]

  init(_ style: StyleSpec) {
    title = places(style, role: style.title?.value)
    message = places(style, role: style.message?.value)
    subtitle = places(style, role: style.subtitle?.value)
    action = places(style, role: style.action?.value)
  }

  subscript(role: TextColorRole) -> [SourceSpan] {
    switch role {
    case .title: title
    case .message: message
    case .subtitle: subtitle
    case .action: action
    }
  }
}

private func places(_ style: StyleSpec, role: TextStyleSpec?) -> [SourceSpan] {
  [
    role?.color?.place, role?.background?.place, role?.opacity?.place, style.text?.value.color?.place,
    style.text?.value.opacity?.place, style.background?.place, style.backgroundOpacity?.place,
  ].compactMap { $0 }
}

extension StyleValues {
  subscript(role: TextColorRole) -> TextValues {
    switch role {
    case .title: title
    case .message: message
    case .subtitle: subtitle
    case .action: action
    }
  }
}
