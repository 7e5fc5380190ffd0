import TipDrawing

/// Prints the gallery: a page that shows every popup in place on its screens.
///
/// One file without anything from elsewhere but the drawings beside it, which are loaded as they come into view. The
/// page builds itself from one compact table, a popup at a time as it is scrolled to, so that a thousand of them open
/// at once. All text reaches the page as text nodes and attributes set by script: nothing that a spec says is markup.
/// Were it markup all the same, the page's content security policy would let it neither run nor load anything.
///
/// - Parameters:
///   - title: the page's title.
///   - general: diagnostics that concern no popup.
package func gallery(
  _ popups: [GalleryPopup], title: String = "Popups", general: [GalleryDiagnostic] = []
) -> [UInt8] {
  let style = Array(("\n" + galleryStyle).utf8)
  let script = Array(("\n" + galleryScript).utf8)
  var out: [UInt8] = []
  out.append(ascii: "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
  // It governs only what follows it, so it goes first.
  out.append(ascii: "<meta http-equiv=\"Content-Security-Policy\" content=\"")
  out += contentSecurityPolicy(script: script, style: style)
  out.append(ascii: "\">\n")
  out.append(ascii: "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
  out.append(ascii: "<meta name=\"color-scheme\" content=\"light dark\">\n<title>")
  out.append(escaped: title)
  out.append(ascii: "</title>\n<style>")
  out += style
  out.append(
    ascii: "</style>\n</head>\n<body>\n<a class=\"skip\" href=\"#popups\">Skip to the popups</a>\n<header>\n<h1>")
  out.append(escaped: title)
  out.append(ascii: "</h1>\n")
  out.append(raw: galleryControls)
  out.append(ascii: "</header>\n<main id=\"popups\" tabindex=\"-1\"></main>\n")
  out.append(
    ascii: "<noscript><p class=\"empty\">This page is built by its script; the drawings are in the folder svg.")
  out.append(ascii: "</p></noscript>\n<script type=\"application/json\" id=\"data\">")
  var table = GalleryTable()
  out.append(contentsOf: table.encode(popups, general: general))
  out.append(ascii: "</script>\n<script>")
  out += script
  out.append(ascii: "</script>\n</body>\n</html>\n")
  return out
}
