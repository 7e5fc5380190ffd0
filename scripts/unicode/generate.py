#!/usr/bin/env python3
"""Writes the Unicode tables of TipText out of the files of the Unicode Character Database.

    scripts/unicode/generate.py            writes Sources/TipText/Unicode/Tables/*.swift
    scripts/unicode/generate.py --check    writes nothing; fails if the committed files differ
    scripts/unicode/generate.py --ucd DIR  reads the database from DIR (default /usr/share/unicode)

The output depends on the database alone: the same files give the same bytes. Debian's package `unicode-data` has them.
"""

import argparse
import re
import sys
from pathlib import Path

VERSION = "15.0.0"
ROOT = Path(__file__).resolve().parents[2]
OUTPUT = ROOT / "Sources/TipText/Unicode/Tables"
SCALARS = 0x110000

# The order of the cases is the order of the raw values in the records.
LINE_BREAK = (
    "XX AI AL B2 BA BB BK CB CJ CL CM CP CR EB EM EX GL H2 H3 HL HY ID IN IS JL JT JV LF NL NS NU OP PO PR QU RI "
    "SA SG SP SY WJ ZW ZWJ"
).split()
BIDI = "L R AL EN ES ET AN CS NSM BN B S WS ON LRE LRO RLE RLO PDF LRI RLI FSI PDI".split()
CLUSTER = (
    "Other CR LF Control Extend ZWJ Regional_Indicator Prepend SpacingMark L V T LV LVT"
).split()
CATEGORY = "Cn Lu Ll Lt Lm Lo Mn Mc Me Nd Nl No Pc Pd Ps Pe Pi Pf Po Sm Sc Sk So Zs Zl Zp Cc Cf Cs Co".split()
WIDTH = "N A H W F Na".split()

# Which script stands for a set of them when nothing around decides: the one first in this list.
PREFERRED = (
    "Latn Grek Cyrl Arab Hebr Deva Hani Hira Kana Hang Bopo Thai Laoo Khmr Mymr Beng Guru Gujr Orya Taml Telu Knda "
    "Mlym Sinh Tibt Geor Armn Ethi"
).split()

FLAGS = [
    "extendedPictographic", "emoji", "emojiPresentation", "emojiModifier", "emojiModifierBase", "whiteSpace",
    "defaultIgnorable", "bidiMirrored",
]


def rows(path):
    """The data lines of a file as (first, last, fields after the code points)."""
    for line in path.read_text(encoding="utf-8").splitlines():
        line = line.split("#")[0].strip()
        if not line:
            continue
        fields = [field.strip() for field in line.split(";")]
        first, _, last = fields[0].partition("..")
        yield int(first, 16), int(last or first, 16), fields[1:]


def require_version(path, name):
    """Stops when a file is not of the version that the tables are named after."""
    head = path.read_text(encoding="utf-8").split("\n", 3)[:3]
    if not any(VERSION in line or f"Version: {VERSION[:4]}" in line for line in head):
        sys.exit(f"generate.py: {name} is not of Unicode {VERSION}")


class Database:
    """Every property that the tables hold, a list over all code points each."""

    def __init__(self, folder):
        self.folder = folder
        for name in [
            "LineBreak.txt", "EastAsianWidth.txt", "Scripts.txt", "ScriptExtensions.txt", "BidiBrackets.txt",
            "BidiMirroring.txt", "DerivedCoreProperties.txt", "PropList.txt", "extracted/DerivedBidiClass.txt",
            "auxiliary/GraphemeBreakProperty.txt",
        ]:
            require_version(folder / name, name)
        self.read_categories()
        self.read_line_breaking()
        self.bidi = self.enumerated("extracted/DerivedBidiClass.txt", BIDI, "L", self.missing_bidi())
        self.cluster = self.enumerated("auxiliary/GraphemeBreakProperty.txt", CLUSTER, "Other", [])
        self.read_scripts()
        self.read_flags()
        self.read_brackets()

    def enumerated(self, name, values, default, missing):
        """A property with one value a code point; `missing` gives the defaults of unlisted ranges."""
        index = {value: number for number, value in enumerate(values)}
        result = [index[default]] * SCALARS
        for first, last, value in missing:
            result[first:last + 1] = [index[value]] * (last + 1 - first)
        for first, last, fields in rows(self.folder / name):
            result[first:last + 1] = [index[fields[0]]] * (last + 1 - first)
        return result

    def missing_bidi(self):
        """The `@missing` lines, whose values have long names; later ones override earlier ones."""
        short = {
            "Left_To_Right": "L", "Right_To_Left": "R", "Arabic_Letter": "AL", "European_Terminator": "ET",
        }
        text = (self.folder / "extracted/DerivedBidiClass.txt").read_text(encoding="utf-8")
        found = re.findall(r"^# @missing: ([0-9A-F]+)\.\.([0-9A-F]+); (\w+)$", text, re.M)
        return [(int(first, 16), int(last, 16), short[value]) for first, last, value in found]

    def read_categories(self):
        index = {value: number for number, value in enumerate(CATEGORY)}
        self.category = [index["Cn"]] * SCALARS
        start = None
        for line in (self.folder / "UnicodeData.txt").read_text(encoding="utf-8").splitlines():
            fields = line.split(";")
            code, name, value = int(fields[0], 16), fields[1], index[fields[2]]
            if name.endswith(", First>"):
                start = code
            else:
                first = start if name.endswith(", Last>") else code
                self.category[first:code + 1] = [value] * (code + 1 - first)

    def read_line_breaking(self):
        """The prose at the head of both files, not an `@missing` line, gives the defaults of unassigned ranges."""
        wide = [(0x3400, 0x4DBF), (0x4E00, 0x9FFF), (0xF900, 0xFAFF), (0x20000, 0x2FFFD), (0x30000, 0x3FFFD)]
        pictures = [(0x1F000, 0x1FAFF), (0x1FC00, 0x1FFFD)]
        self.line_break = self.enumerated(
            "LineBreak.txt", LINE_BREAK, "XX",
            [(first, last, "ID") for first, last in wide + pictures] + [(0x20A0, 0x20CF, "PR")])
        self.width = self.enumerated(
            "EastAsianWidth.txt", WIDTH, "N", [(first, last, "W") for first, last in wide])

    def read_scripts(self):
        self.names = {}
        for line in (self.folder / "PropertyValueAliases.txt").read_text(encoding="utf-8").splitlines():
            fields = [field.strip() for field in line.split("#")[0].split(";")]
            if fields[0] == "sc":
                self.names[fields[1]] = fields[2]
        short = {name: tag for tag, name in self.names.items()}
        used = {short[fields[0]] for _, _, fields in rows(self.folder / "Scripts.txt")}
        first = ["Zyyy", "Zinh", "Zzzz"] + PREFERRED
        self.tags = first + sorted(used - set(first))
        number = {tag: index for index, tag in enumerate(self.tags)}
        self.script = [number["Zzzz"]] * SCALARS
        for start, last, fields in rows(self.folder / "Scripts.txt"):
            self.script[start:last + 1] = [number[short[fields[0]]]] * (last + 1 - start)
        # Set 0 means that the script itself is the set.
        self.extension = [0] * SCALARS
        self.sets = [()]
        for start, last, fields in rows(self.folder / "ScriptExtensions.txt"):
            members = tuple(sorted(number[tag] for tag in fields[0].split()))
            if members not in self.sets:
                self.sets.append(members)
            self.extension[start:last + 1] = [self.sets.index(members)] * (last + 1 - start)

    def read_flags(self):
        self.flags = [0] * SCALARS
        sources = [
            ("emoji/emoji-data.txt", {
                "Extended_Pictographic": 0, "Emoji": 1, "Emoji_Presentation": 2, "Emoji_Modifier": 3,
                "Emoji_Modifier_Base": 4,
            }),
            ("PropList.txt", {"White_Space": 5}),
            ("DerivedCoreProperties.txt", {"Default_Ignorable_Code_Point": 6}),
            ("extracted/DerivedBinaryProperties.txt", {"Bidi_Mirrored": 7}),
        ]
        for name, wanted in sources:
            for first, last, fields in rows(self.folder / name):
                bit = wanted.get(fields[0])
                if bit is not None:
                    for code in range(first, last + 1):
                        self.flags[code] |= 1 << bit

    def read_brackets(self):
        """Brackets with the partner that closes or opens them, canonical equivalents made one (UAX 9 BD16)."""
        canonical = {0x2329: 0x3008, 0x232A: 0x3009}
        self.bracket = [0] * SCALARS
        self.pairs = []
        for code, _, (partner, kind) in rows(self.folder / "BidiBrackets.txt"):
            if kind == "n":
                continue
            self.bracket[code] = 1 if kind == "o" else 2
            opening = code if kind == "o" else int(partner, 16)
            self.pairs.append((code, canonical.get(opening, opening)))
        self.pairs.sort()
        self.mirrors = sorted(
            (code, int(fields[0], 16)) for code, _, fields in rows(self.folder / "BidiMirroring.txt"))


def records(database):
    """One record for each combination of values that occurs, and the number of each code point's record."""
    fields = [
        (database.line_break, 6), (database.bidi, 5), (database.cluster, 4), (database.category, 5),
        (database.script, 8), (database.extension, 8), (database.width, 3), (database.bracket, 2),
        (database.flags, len(FLAGS)),
    ]
    found, table, numbers = {}, [], []
    for values in zip(*(values for values, _ in fields)):
        number = found.get(values)
        if number is None:
            bits, shift = 0, 0
            for value, (_, width) in zip(values, fields):
                assert value < 1 << width
                bits |= value << shift
                shift += width
            number = found[values] = len(table)
            table.append(bits)
        numbers.append(number)
    return table, numbers


def trie(numbers):
    """Three stages: planes share most blocks, so the first stage is cut into blocks once more."""
    def cut(values, size):
        seen, blocks, index = {}, [], []
        for start in range(0, len(values), size):
            block = tuple(values[start:start + size])
            if block not in seen:
                seen[block] = len(blocks) // size
                blocks.extend(block)
            index.append(seen[block])
        return index, blocks
    middle, leaves = cut(numbers, 32)
    root, middle = cut(middle, 32)
    return root, middle, leaves


HEADER = f"""// Unicode {VERSION}. Written by scripts/unicode/generate.py; do not edit.
// swift-format-ignore-file

"""


def array(name, kind, values, doc, form=str, per_line=16):
    lines = [f"  /// {doc}", f"  static let {name}: [{kind}] = ["]
    for start in range(0, len(values), per_line):
        lines.append("    " + ", ".join(form(value) for value in values[start:start + per_line]) + ",")
    return "\n".join(lines + ["  ]"]) + "\n"


def hexadecimal(value):
    return f"0x{value:X}"


def swift_case(value):
    """`Regional_Indicator` and `SpacingMark` as `regionalIndicator` and `spacingMark`, `ZWJ` as `zwj`."""
    if "_" not in value and (value.isupper() or len(value) < 3 or value.upper() == value):
        return value.lower()
    words = value.split("_")
    return words[0][0].lower() + words[0][1:] + "".join(words[1:])


def enumeration(name, doc, values):
    lines = [f"/// {doc}", f"package enum {name}: UInt8, Sendable {{"]
    line = "  case "
    for value in values:
        word = swift_case(value)
        if word in ("is", "in"):
            word = f"`{word}`"
        if len(line) + len(word) > 100:
            lines.append(line.rstrip(", "))
            line = "  case "
        line += word + ", "
    return "\n".join(lines + [line.rstrip(", "), "}"]) + "\n"


def render(database):
    table, numbers = records(database)
    root, middle, leaves = trie(numbers)
    assert max(root) < 256 and max(middle) < 65536
    files = {}

    files["ScalarClasses.swift"] = HEADER + "\n".join([
        enumeration("LineBreakClass", "The Line_Break property (UAX 14, table 1), by its short names.", LINE_BREAK),
        enumeration("BidiClass", "The Bidi_Class property (UAX 9, table 4), by its short names.", BIDI),
        enumeration("ClusterClass", "The Grapheme_Cluster_Break property (UAX 29, table 2).", CLUSTER),
        enumeration("GeneralCategory", "The General_Category property (UAX 44, table 12), by its short names.",
                    CATEGORY),
        enumeration("EastAsianWidth", "The East_Asian_Width property (UAX 11), by its short names.", WIDTH),
    ])

    files["ScalarTable.swift"] = HEADER + "\n".join([
        "/// A trie of three stages from a code point to the number of its record.\nenum ScalarTable {",
        array("root", "UInt8", root, "The number of a block of `middle` for each 1024 code points.", per_line=24),
        array("middle", "UInt16", middle, "The number of a block of `leaves` for each 32 code points."),
        array("leaves", "UInt16", leaves, "The number of a record for each code point."),
        array("records", "UInt64", table,
              "Every combination of values that occurs; `ScalarProperties` reads the bits.", hexadecimal, 8),
    ]) + "}\n"

    words = [[sum(1 << (member - 64 * word) for member in members if member // 64 == word) for word in range(3)]
             for members in database.sets]
    tags = [int.from_bytes(tag.encode("ascii"), "big") for tag in database.tags]
    names = [f'"{database.names[tag].replace("_", " ")}"' for tag in database.tags]
    named = ["Zyyy", "Zinh", "Zzzz"] + PREFERRED
    constants = []
    for number, tag in enumerate(named):
        words_of = database.names[tag].split("_")
        constant = words_of[0].lower() + "".join(words_of[1:])
        constants.append(f"  package static let {constant} = Script(rawValue: {number})\n")
    files["ScriptTable.swift"] = HEADER + "\n".join([
        "/// The scripts by number, and the sets of them that the Script_Extensions property names.\nenum ScriptTable {",
        array("tags", "UInt32", tags, "The ISO 15924 tag of each script, its four letters as bytes.", hexadecimal, 8),
        array("names", "StaticString", names, "The long name of each script.", per_line=6),
        array("sets", "UInt64", [word for three in words for word in three],
              "Three words a set: bit n stands for script n.", hexadecimal, 3),
    ]) + "}\n\nextension Script {\n" + "".join(constants) + "}\n"

    files["PairTable.swift"] = HEADER + "\n".join([
        "/// Characters that come in pairs, sorted by code point for a binary search.\nenum PairTable {",
        array("brackets", "UInt32", [code for code, _ in database.pairs],
              "Paired brackets (Bidi_Paired_Bracket_Type open or close).", hexadecimal, 12),
        array("bracketIdentity", "UInt32", [opening for _, opening in database.pairs],
              "For each, the opening bracket of its pair, canonical equivalents made one.", hexadecimal, 12),
        array("mirrored", "UInt32", [code for code, _ in database.mirrors],
              "Characters with a mirror image that is a character.", hexadecimal, 12),
        array("mirrorImage", "UInt32", [image for _, image in database.mirrors],
              "For each, the mirror image (Bidi_Mirroring_Glyph).", hexadecimal, 12),
    ]) + "}\n"
    return files


def main():
    parser = argparse.ArgumentParser(description="Writes the Unicode tables of TipText.")
    parser.add_argument("--ucd", type=Path, default=Path("/usr/share/unicode"), help="folder of the database")
    parser.add_argument("--check", action="store_true", help="compare with the committed files, write nothing")
    options = parser.parse_args()
    if not (options.ucd / "UnicodeData.txt").exists():
        sys.exit(f"generate.py: no Unicode database in {options.ucd}; Debian's package is `unicode-data`")
    files = render(Database(options.ucd))
    stale = [name for name, text in files.items()
             if not (OUTPUT / name).exists() or (OUTPUT / name).read_text(encoding="utf-8") != text]
    stale += [path.name for path in sorted(OUTPUT.glob("*.swift")) if path.name not in files]
    if options.check:
        for name in stale:
            print(f"generate.py: {OUTPUT.relative_to(ROOT) / name} is not what the database gives", file=sys.stderr)
        sys.exit(1 if stale else 0)
    OUTPUT.mkdir(parents=True, exist_ok=True)
    for name in stale:
        if name in files:
            (OUTPUT / name).write_text(files[name], encoding="utf-8")
        else:
            (OUTPUT / name).unlink()
    print(f"{len(files)} files, {sum(len(text) for text in files.values())} bytes, {len(stale)} changed")


if __name__ == "__main__":
    main()
