import TipDiagnostics

/// The content security policy (CSP Level 3) of a page with one script and one style sheet, both known by their bytes,
/// and with images that lie beside it: nothing else runs, nothing is fetched from elsewhere, nothing is sent.
///
/// Browsers take `'self'` for other files where a page was opened from disk, too; `file:` would say more than that, since
/// such an address can name another machine.
///
/// - Parameters:
///   - script: all that stands between the tags of the `script` element, line breaks included; so for `style`.
func contentSecurityPolicy(script: [UInt8], style: [UInt8]) -> [UInt8] {
  var policy: [UInt8] = []
  policy.append(ascii: "default-src 'none'; script-src 'sha256-")
  policy.append(base64: SHA256.digest(script))
  policy.append(ascii: "'; style-src 'sha256-")
  policy.append(base64: SHA256.digest(style))
  // The last two are among those that `default-src` does not stand in for.
  policy.append(ascii: "'; img-src 'self'; base-uri 'none'; form-action 'none'")
  return policy
}
