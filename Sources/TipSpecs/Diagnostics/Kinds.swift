import TipDiagnostics

/// All kinds of diagnostics that reading the language reports.
package let specKinds: [DiagnosticKind] = [
  .wrongType, .missingKey, .missingValue, .badCharacter, .limitTextLength, .unknownKey, .outOfRange, .badID, .badLocale,
  .duplicateName,
  .conflictingKeys,
  .badAnchor, .overConstrained, .underConstrained, .unknownScreenPreset, .titlesAndItems, .titleImageCount,
  .conflictingDismissal,
]
