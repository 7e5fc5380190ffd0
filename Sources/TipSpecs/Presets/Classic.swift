/// `preset: classic`: the figures of the four systems that these popups come from.
let classicPreset = """
  styles:
    tip:
      background: "#FF8000"
      corner-radius: 5
      padding: 8
      vertical-align: center
      border: none
      width: 196  # a text of 180
      min-height: 32  # with the arrow: 40
      max-height: 152  # with the arrow: 160
      text: {color: white, background: none, font: system, size: 14, align: center, overflow: ellipsis}
      placement: bottom
      offset: 0
      margin: 1
      arrow: {base: 10, height: 8, tip-radius: 0}
      at-side: {min-height: 40, max-height: 160, arrow: {base: 8, height: 10}}
      duration: 2s
      dismiss-on: [timeout]
      animation:
        show: {effect: pop, duration: 250ms, curve: ease-in, scale: 1.05}
        dismiss: {effect: fade, duration: 250ms, curve: ease-in-out}
    info:
      background: "#2CBBFF"
      corner-radius: 0
      padding: {right: 10, bottom: 5, left: 10}
      vertical-align: bottom
      border: none
      width: fill
      min-height: 44
      text: {color: white, font: system, size: 14, weight: medium, align: start, max-lines: 2, overflow: ellipsis}
      arrow: none
      overshoot: 4
      replace: at-once
      duration: 0s
      dismiss-on: [timeout]
      animation:
        show: {effect: slide, duration: 1s, curve: {damping: 10, velocity: 10, curve: ease-in-out}}
        dismiss: {effect: slide, duration: 5s, curve: {damping: 1, velocity: 5, curve: ease-in-out}}
    success:
      extends: info
      background: "#56BC8A"
    warning:
      extends: info
      background: "#F2992E"
    error:
      extends: info
      background: "#C02425"
    dark:
      background: "#1F1F1F"
      background-opacity: 0.98
      corner-radius: 4
      padding: {right: 8, left: 8}
      vertical-align: center
      border: none
      width: hug
      scrim: "#0000001C"  # black at 0.11
      text:
        color: "#F7F9FB"
        opacity: 0.98
        background: none
        font: system
        size: 16
        align: center
        max-lines: 1
        overflow: ellipsis
      image-size: 16
      image-gap: 8
      image-tint: none
      placement: bottom
      fallbacks: [top]
      offset: 3.5
      margin: {right: 5, left: 5}
      arrow: {base: 20, height: 8.5, tip-radius: 0}
      arrow-inset: 14
      row-height: 44
      separator: {color: "#F7F9FB", opacity: 0.98, thickness: 0.5, inset: 4}
      duration: indefinite
      dismiss-on: [select, tap-outside]
      animation:
        show: {effect: fade, duration: 150ms, curve: ease-in-out}
        dismiss: {effect: fade, duration: 150ms, curve: ease-in-out}
    light:
      extends: dark
      background: "#F7F9FB"
      text: {color: "#1F1F1F"}
      separator: {color: "#1F1F1F"}
    menu:
      extends: dark
      background: {light: "#F7F9FB", dark: "#1F1F1F"}
      text: {color: {light: "#1F1F1F", dark: "#F7F9FB"}}
      separator: {color: {light: "#1F1F1F", dark: "#F7F9FB"}}
    popover-list:
      background: "#0E0F10"
      corner-radius: 10
      padding: {right: 16, left: 16}
      vertical-align: center
      border: none
      width: hug
      scrim: none
      text:
        color: white
        background: none
        font: system
        size: 17
        align: start
        max-lines: 1
        overflow: ellipsis
      placement: top
      fallbacks: [bottom]
      offset: 2
      margin: {top: 10, right: 5, left: 5}
      arrow: {base: 10, height: 10, tip-radius: 0}
      row-height: 30
      separator: none
      duration: indefinite
      dismiss-on: [select, tap-outside]
      animation:
        show: {effect: none, duration: 0s, curve: linear}
        dismiss: {effect: none, duration: 0s, curve: linear}

  """
