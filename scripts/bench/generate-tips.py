#!/usr/bin/env python3
"""Print a spec with N tips, about 220 bytes each: the same bytes for the same N.

    scripts/bench/generate-tips.py 20000 > tips.yaml
"""

import sys

MESSAGES = [
    "Tap your photo to change it, and hold it to see it in full",
    "Drafts are kept on this device until you send them",
    "Swipe left on a message to archive it",
    "Your changes are saved as you type: there is no button",
    "Scan the code at the counter, then show the screen to the cashier",
]
STYLES = ["info", "success", "warning", "error"]


def tip(index: int) -> str:
    message = MESSAGES[index % len(MESSAGES)]
    x = 12 + index * 7 % 300
    y = 40 + index * 11 % 600
    return (
        f"  tip-{index:05}:\n"
        f'    title: Hint number {index}\n'
        f'    message: "{message}"\n'
        f"    anchor: {{x: {x}, y: {y}, width: 44, height: 44}}\n"
        f"    style: {STYLES[index % len(STYLES)]}\n"
        f"    placement: {'bottom' if index % 3 else 'top-start'}\n"
    )


def main() -> None:
    if len(sys.argv) != 2 or not sys.argv[1].isdecimal():
        sys.exit(__doc__)
    write = sys.stdout.write
    write("version: 1\ntips:\n")
    for index in range(int(sys.argv[1])):
        write(tip(index))


if __name__ == "__main__":
    main()
