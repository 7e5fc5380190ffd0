import TipCompiler
import TipDiagnostics

/// Everything that the tool can report, by code: the compiler's kinds, those of this room, and those of reports.
package let kindTable = KindTable(TipCompiler.allKinds + buildKinds + diagnosticsKinds)
