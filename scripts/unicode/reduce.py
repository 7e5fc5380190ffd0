#!/usr/bin/env python3
"""Writes the reduced copy of Unicode's test files, for systems that do not have them.

    scripts/unicode/reduce.py          writes Tests/Fixtures/unicode/*.txt
    scripts/unicode/reduce.py --check  writes nothing; fails if the committed files differ

Cases are taken at even distances, so that every part of a file is in the copy. The head of each file stays.
"""

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
OUTPUT = ROOT / "Tests/Fixtures/unicode"
# Prime distances, since the cases come in rows and columns. BidiTest counts lines, which hold up to three cases.
DISTANCES = {
    "auxiliary/LineBreakTest.txt": 17,
    "auxiliary/GraphemeBreakTest.txt": 2,
    "BidiCharacterTest.txt": 211,
    "BidiTest.txt": 1499,
}


def head(lines):
    """The first comment, with the version, the copyright and the terms of use."""
    for number, line in enumerate(lines):
        if line == "#" and number > 3:
            return lines[:number]
    return []


def reduced(text, distance):
    lines = text.splitlines()
    result = head(lines) + ["#", f"# Reduced: one line in {distance} of those that hold cases.", ""]
    pending = {}
    count = 0
    for line in lines:
        if not line.strip() or line.startswith("#"):
            continue
        if line.startswith("@"):
            # What BidiTest expects of the lines that follow, written once a line follows.
            pending[line.split(":")[0]] = line
            continue
        count += 1
        if count % distance == 1 % distance:
            result += [pending.pop(key) for key in sorted(pending)]
            result.append(line.split("\t#")[0] if line.startswith(("÷", "×")) else line)
    return "\n".join(result) + "\n"


def main():
    parser = argparse.ArgumentParser(description="Writes the reduced copy of Unicode's test files.")
    parser.add_argument("--ucd", type=Path, default=Path("/usr/share/unicode"), help="folder of the database")
    parser.add_argument("--check", action="store_true", help="compare with the committed files, write nothing")
    options = parser.parse_args()
    OUTPUT.mkdir(parents=True, exist_ok=True)
    stale = []
    for name, distance in DISTANCES.items():
        source = options.ucd / name
        if not source.exists():
            sys.exit(f"reduce.py: no {source}; Debian's package is `unicode-data`")
        text = reduced(source.read_text(encoding="utf-8"), distance)
        target = OUTPUT / source.name
        if target.exists() and target.read_text(encoding="utf-8") == text:
            continue
        stale.append(target.relative_to(ROOT))
        if not options.check:
            target.write_text(text, encoding="utf-8")
    for path in stale:
        print(f"reduce.py: {path} {'differs' if options.check else 'written'}")
    sys.exit(1 if options.check and stale else 0)


if __name__ == "__main__":
    main()
