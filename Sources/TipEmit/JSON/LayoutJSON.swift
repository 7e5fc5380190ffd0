import PopupLayout

/// Prints one popup as `layouts/ID.json`: what `Popup` decodes, and what `layoutSchema()` describes.
package func layoutJSON(_ popup: Popup) -> [UInt8] {
  var printer = JSONPrinter()
  Form.popup.print(popup, &printer)
  return printer.finished()
}

/// Prints many popups as one file: what `PopupBundle` decodes.
package func layoutBundle(_ popups: [Popup]) -> [UInt8] {
  var printer = JSONPrinter()
  Form.bundle.print(PopupBundle(format: Popup.currentFormat, popups: popups), &printer)
  return printer.finished()
}
