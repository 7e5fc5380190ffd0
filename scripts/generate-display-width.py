#!/usr/bin/env python3
"""Writes Sources/TipDiagnostics/Text/DisplayWidthTables.swift from the Unicode Character Database.

    scripts/generate-display-width.py [FOLDER]

FOLDER holds UnicodeData.txt, EastAsianWidth.txt, HangulSyllableType.txt and emoji/; Debian's package unicode-data
puts them into /usr/share/unicode, which is the default.
"""

import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
OUTPUT = ROOT / "Sources/TipDiagnostics/Text/DisplayWidthTables.swift"

# Format characters that are seen: signs that stand over or before digits.
PREPENDED = {*range(0x600, 0x606), 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD}


def rows(path):
    """The fields of every line that has data, the comment cut off."""
    for line in path.read_text(encoding="utf-8").splitlines():
        line = line.split("#")[0].strip()
        if line:
            yield [field.strip() for field in line.split(";")]


def span(field):
    first, _, last = field.partition("..")
    return range(int(first, 16), int(last or first, 16) + 1)


def property_values(path, wanted):
    return {code for fields in rows(path) if fields[1] in wanted for code in span(fields[0])}


def general_categories(path, wanted):
    found, first = set(), None
    for fields in rows(path):
        code = int(fields[0], 16)
        if fields[1].endswith(", First>"):
            first = code
        elif fields[2] in wanted:
            found |= set(range(first if fields[1].endswith(", Last>") else code, code + 1))
    return found


def ranges(codes):
    """Neighbouring code points joined."""
    result = []
    for code in sorted(codes):
        if result and result[-1][1] == code - 1:
            result[-1][1] = code
        else:
            result.append([code, code])
    return result


def table(name, comment, codes):
    items = [f"(0x{low:X}, 0x{high:X})" for low, high in ranges(codes)]
    lines, line = [], ""
    for item in items:
        if len(line) + len(item) + 2 > 112:
            lines.append(line.rstrip())
            line = ""
        line += item + ", "
    lines.append(line.rstrip())
    body = "\n".join("    " + text for text in lines)
    return f"  /// {comment}\n  static let {name}: [(low: UInt32, high: UInt32)] = [\n{body}\n  ]\n"


def main():
    folder = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "/usr/share/unicode")
    version = (folder / "EastAsianWidth.txt").read_text(encoding="utf-8").split("\n")[0].split("-")[1].removesuffix(".txt")
    unicode_data = folder / "UnicodeData.txt"
    emoji_data = folder / "emoji/emoji-data.txt"

    zero = general_categories(unicode_data, {"Mn", "Me", "Cf"}) - PREPENDED
    # Vowels and finals of a Hangul syllable stand within the cell of its initial.
    zero |= property_values(folder / "HangulSyllableType.txt", {"V", "T"})
    wide = property_values(folder / "EastAsianWidth.txt", {"W", "F"}) - zero
    named = general_categories(unicode_data, {"Cf", "Zl", "Zp"}) - PREPENDED
    # Joiners and the tags of a flag have their place in well-formed text.
    named -= {0x200C, 0x200D, *range(0xE0020, 0xE0080)}
    styled = {int(fields[0].split()[0], 16) for fields in rows(folder / "emoji/emoji-variation-sequences.txt")}

    OUTPUT.write_text(
        f"// Written by scripts/generate-display-width.py from Unicode {version}; not to be edited.\n"
        "// swift-format-ignore-file\n\n"
        "/// What a terminal's cells hold, as ranges of code points, both ends included, in order.\n"
        "enum DisplayWidthTables {\n"
        + "\n".join([
            table("wide", "Scalars that take two cells: East Asian Width W and F.", wide),
            table("zero", "Scalars that stand within the cell before them: Mn, Me, Cf, Hangul vowels and finals.", zero),
            table("named", "Scalars that are not seen, or turn what is around them, and so are shown by their number.",
                  named),
            table("emojiStyled", "Scalars that U+FE0F makes two cells wide.", styled - wide),
            table("modifiable", "Emoji that a skin tone stands within.",
                  property_values(emoji_data, {"Emoji_Modifier_Base"})),
        ])
        + "}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
