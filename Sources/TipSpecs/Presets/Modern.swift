/// `preset: modern`: the same names, with figures that keep every rule.
let modernPreset = """
  styles:
    tip:
      background: {light: "#1C1C1E", dark: "#F2F2F7"}
      corner-radius: 10
      padding: {top: 10, right: 14, bottom: 10, left: 14}
      vertical-align: center
      border: none
      shadow: {x: 0, y: 4, blur: 16, color: "#00000033"}
      width: hug
      max-width: 300
      min-height: 40
      text:
        color: {light: white, dark: "#1C1C1E"}
        font: system
        size: 15
        align: start
        overflow: grow
      title: {weight: semibold}
      action: {color: {light: "#8AB4FF", dark: "#0B57D0"}, weight: semibold}
      image-size: 24
      image-gap: 10
      image-tint: {light: white, dark: "#1C1C1E"}
      placement: auto
      offset: 4
      margin: 8
      arrow: {base: 18, height: 9, tip-radius: 2}
      duration: auto
      dismiss-on: [timeout, tap]
      animation:
        show: {effect: pop, duration: 250ms, curve: ease-out, scale: 1.03}
        dismiss: {effect: fade, duration: 200ms, curve: ease-in}
    info:
      background: {light: "#0B57D0", dark: "#A8C7FA"}
      corner-radius: 0
      padding: {top: 12, right: 16, bottom: 12, left: 16}
      vertical-align: center
      border: none
      width: fill
      min-height: 48
      text:
        color: {light: white, dark: "#0A1F44"}
        font: system
        size: 15
        weight: medium
        align: start
        overflow: grow
      title: {weight: bold}
      action: {weight: bold}
      image-size: 24
      image-gap: 12
      image-tint: {light: white, dark: "#0A1F44"}
      arrow: none
      overshoot: 0
      replace: queue
      duration: auto
      dismiss-on: [timeout, tap, swipe]
      animation:
        show: {effect: slide, duration: 300ms, curve: ease-out}
        dismiss: {effect: slide, duration: 250ms, curve: ease-in}
    success:
      extends: info
      background: {light: "#146C2E", dark: "#8FDBA3"}
      text: {color: {light: white, dark: "#072711"}}
      image-tint: {light: white, dark: "#072711"}
    warning:
      extends: info
      background: {light: "#FFC247", dark: "#FFD479"}
      text: {color: "#2B1D00"}
      image-tint: "#2B1D00"
    error:
      extends: info
      background: {light: "#B3261E", dark: "#F5B7B1"}
      text: {color: {light: white, dark: "#410E0B"}}
      image-tint: {light: white, dark: "#410E0B"}
    menu:
      background: {light: "#FFFFFF", dark: "#2C2C2E"}
      corner-radius: 12
      padding: {right: 16, left: 16}
      vertical-align: center
      border: none
      shadow: {x: 0, y: 8, blur: 32, color: "#00000033"}
      width: hug
      min-width: 160
      max-width: 320
      scrim: "#00000033"
      text:
        color: {light: "#1C1C1E", dark: "#F2F2F7"}
        font: system
        size: 17
        align: start
        max-lines: 2
        overflow: ellipsis
      subtitle: {color: {light: "#5A5A60", dark: "#C7C7CC"}, size: 13}
      image-size: 20
      image-gap: 12
      image-tint: {light: "#1C1C1E", dark: "#F2F2F7"}
      placement: bottom
      offset: 4
      margin: 8
      arrow: {base: 18, height: 9, tip-radius: 2}
      row-height: 44
      separator: {color: {light: "#D8D8DC", dark: "#48484A"}, thickness: 0.5, inset: 0}
      section-gap: 8
      destructive-color: {light: "#B3261E", dark: "#FF8A80"}
      disabled-opacity: 0.4
      duration: indefinite
      dismiss-on: [select, tap-outside]
      animation:
        show: {effect: pop, duration: 200ms, curve: ease-out, scale: 1.02}
        dismiss: {effect: fade, duration: 150ms, curve: ease-in}
    dark:
      extends: menu
      background: "#2C2C2E"
      text: {color: "#F2F2F7"}
      image-tint: "#F2F2F7"
      subtitle: {color: "#C7C7CC"}
      separator: {color: "#48484A"}
      destructive-color: "#FF8A80"
    light:
      extends: menu
      background: "#FFFFFF"
      text: {color: "#1C1C1E"}
      image-tint: "#1C1C1E"
      subtitle: {color: "#5A5A60"}
      separator: {color: "#D8D8DC"}
      destructive-color: "#B3261E"
    popover-list:
      extends: dark
      placement: top
      fallbacks: [bottom]
      scrim: none

  """
