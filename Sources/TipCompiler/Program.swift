import PopupLayout
import TipDiagnostics
import TipSpecs

/// All popups of a project, resolved and checked against each other, ready to be compiled one by one.
///
/// An object, since every popup that is laid out holds on to it, on several threads at once.
package final class Program: Sendable {
  package let project: ProjectSpec

  /// In the order of their sources and, within one, of the file.
  package let popups: [PopupPlan]

  /// `nil` where the project has no usable font: nothing can be laid out then.
  package let fonts: FontLibrary?

  /// The severities that the project sets and the rules that popups are excused from are applied by who renders.
  package let sources: SourceTable

  /// Which of `sources` ship with the tool, by their ids.
  private let builtIn: [Bool]

  init(project: ProjectSpec, popups: [PopupPlan], fonts: FontLibrary?, sources: SourceTable) {
    self.project = project
    self.popups = popups
    self.fonts = fonts
    self.sources = sources
    builtIn = sources.files.map(\.isBuiltIn)
  }

  /// Whether a source ships with the tool.
  func isBuiltIn(_ file: SourceID) -> Bool {
    let index = Int(file.rawValue)
    return builtIn.indices.contains(index) && builtIn[index]
  }
}

/// One drawing of a popup: what stands in its file's name.
package struct VariantName: Hashable, Sendable {
  package var screen: String
  package var locale: String
  package var theme: Popup.Theme
  package var textSize: String

  /// The drawing's path in the output folder.
  package func path(popup: String) -> String {
    "svg/\(popup)/\(screen).\(locale).\(theme.rawValue).\(textSize).svg"
  }
}

extension Program {
  /// The files that compiling a popup gives, relative to the output folder: known before anything is laid out.
  package func outputs(of index: Int) -> [String] {
    let popup = popups[index]
    return [layoutPath(popup.id)] + drawnVariants(of: popup).map { $0.path(popup: popup.id) }
  }

  /// The variants that a drawing is written for.
  func drawnVariants(of popup: PopupPlan) -> [VariantName] {
    let all: (ArraySlice<Int>, ArraySlice<LocaleTag>, ArraySlice<Popup.Theme>, ArraySlice<TextSize>) =
      (popup.screens[...], project.locales[...], project.themes[...], project.textSizes[...])
    let (screens, locales, themes, sizes) =
      switch project.svg.variants {
      case .all: all
      case .canonical: (all.0.prefix(1), all.1.prefix(1), all.2.prefix(1), all.3.prefix(1))
      case .none: (all.0.prefix(0), all.1.prefix(0), all.2.prefix(0), all.3.prefix(0))
      }
    var names: [VariantName] = []
    for screen in screens {
      for locale in locales {
        for theme in themes {
          for size in sizes {
            names.append(
              VariantName(
                screen: project.screens[screen].name, locale: locale.tag, theme: theme, textSize: size.name))
          }
        }
      }
    }
    return names
  }
}

/// The path of a popup's layout in the output folder.
package func layoutPath(_ id: String) -> String {
  "layouts/\(id).json"
}
