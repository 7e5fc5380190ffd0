import TipDiagnostics
import TipImages
import TipSpecs
import TipSyntax
import TipText

/// Every kind of diagnostic that compiling can report, by room: what `tipc explain` and `tipc rules` know.
package let allKinds: [DiagnosticKind] =
  syntaxKinds + specKinds + resolveKinds + imageKinds + textKinds + ruleKinds
