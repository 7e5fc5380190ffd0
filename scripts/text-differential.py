#!/usr/bin/env python3
"""Compares what TipText makes of many strings with uharfbuzz, python-bidi and a wrapper that tries every place.

Needs PyPI `uharfbuzz`, `python-bidi` and `fonttools` (the module unicodedata), and a Swift toolchain.

    scripts/text-differential.py [--count 24000] [--fonts FOLDER]… [--seed 1]

Fonts are those of the Debian packages fonts-inter, fonts-dejavu-core, fonts-droid-fallback and fonts-noto-core that are
there, and the test faces; each script needs one that covers it. Compared are, for every string:

* glyphs, clusters and advances of every run and of every run of every line: equal to uharfbuzz's (offsets of marks are
  counted, no more: two versions of HarfBuzz place some differently in pieces of words that nobody writes);
* scripts of runs, against the Unicode data of fontTools; order of the line, against python-bidi (where no brackets
  and no marks are, which that package does not treat by the present rules);
* lines: as wide as said; no wider than the room unless one cluster; and, for texts of up to twelve places to break, the
  very lines of the wrapper.
"""

import argparse
import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile
import unicodedata
from collections import Counter

import uharfbuzz as hb
from bidi.algorithm import get_display
from fontTools import unicodedata as ucd

ROOT = pathlib.Path(__file__).resolve().parent.parent

# A few words of every script, and the language and direction to set them in.
SCRIPTS = {
    "Latn": ("en", False, "The quick brown fox jumps over a lazy dog office fjord AVATAR Tomato. naïve Straße To, Yo! "
             "won’t “quoted” e-mail a/b and/or 3,14 50% §5 (fi) [x] co-op semi\u00adcon\u00adduc\u00adtor "
             "e\u0301te\u0301 Łódź Việt"),
    "Cyrl": ("ru", False, "Съешь же ещё этих мягких французских булок да выпей чаю. Їжак №5 «так» й"),
    "Grek": ("el", False, "Ξεσκεπάζω την ψυχοφθόρα βδελυγμία. Ἀρχιμήδης ΑΥΛΗ οὐδέν; ά"),
    "Arab": ("ar", True, "مرحبا بالعالم أفضل رقم -35% السلام عليكم لا إله الكتاب، ١٢٣ مُحَمَّد iPhone 15 هٰذا فارسی ـــ"),
    "Hebr": ("he", True, "שלום עולם מה שלומך היום? 12:30 טֶקְסְט בע״מ ABC ירושלים - תל־אביב ₪20"),
    "Deva": ("hi", False, "नमस्ते दुनिया क्षत्रिय श्री कर्म हिन्दी में लिखा है। विद्यार्थी ट्रेन १२३ प्रार्थना ज्ञ"),
    "Thai": ("th", False, "สวัสดี ชาวโลก ภาษาไทย\u200bเขียน\u200bติดกัน น้ำ ก็ ที่นี่ กำลัง ๑๒๓ ผู้ใหญ่"),
    "Hani": ("zh-Hans", False, "我能吞下（玻璃）而不伤身体。 你好，世界！ 《红楼梦》 中文 12月 iPhone手机 “引号” 一、二；三：四"),
    "Jpan": ("ja", False, "いろはにほへと ちりぬるを。 カタカナー 「東京」へ行った、きょう ヴァイオリン っ々ゝ 日本語 100円"),
    "Hang": ("ko", False, "안녕하세요 세계 대한민국 한글은 아름답다. 2024년 1월 (서울) 값싼 닭"),
    "Beng": ("bn", False, "আমার সোনার বাংলা ক্ষমা স্ত্রী কর্ম ১২৩ প্রথম বিশ্ব।"),
    "Taml": ("ta", False, "வணக்கம் உலகம் தமிழ் ஸ்ரீ கொடு நன்றி பூமி யௌவனம்"),
    "Khmr": ("km", False, "សួស្តី ពិភពលោក ភាសា\u200bខ្មែរ ក្រុង ស្ត្រី"),
    "Mymr": ("my", False, "မင်္ဂလာပါ ကမ္ဘာ မြန်မာ\u200bဘာသာ ကျွန်ုပ်"),
    "Geor": ("ka", False, "გამარჯობა მსოფლიო საქართველო ქართული ენა"),
}
FONTS = [
    "Inter-Regular.otf", "InterDisplay-BoldItalic.otf", "DejaVuSans.ttf", "DejaVuSerif-Bold.ttf",
    "DroidSansFallbackFull.ttf", "NotoSans-Regular.ttf", "NotoSerif-Italic.ttf", "NotoSansArabic-Regular.ttf",
    "NotoNaskhArabic-Regular.ttf", "NotoNastaliqUrdu-Regular.ttf", "NotoSansHebrew-Regular.ttf",
    "NotoSerifHebrew-Regular.ttf", "NotoSansDevanagari-Regular.ttf", "NotoSerifDevanagari-Regular.ttf",
    "NotoSansThai-Regular.ttf", "NotoLoopedThai-Regular.ttf", "NotoSansBengali-Regular.ttf",
    "NotoSansTamil-Regular.ttf", "NotoSansKhmer-Regular.ttf", "NotoSansMyanmar-Regular.ttf",
    "NotoSansGeorgian-Regular.ttf", "Box-Regular.ttf",
]


def find_fonts(folders):
    found = {}
    for folder in folders:
        for path in sorted(pathlib.Path(folder).rglob("*")):
            if path.name in FONTS:
                found.setdefault(path.name, path)
    return [str(found[name]) for name in FONTS if name in found]


def make_cases(rng, count, fonts, coverage):
    """Strings that their font covers, of words of one script and now and then of another."""
    words = {}
    for tag, (_, _, text) in SCRIPTS.items():
        words[tag] = text.split(" ")
    usable = []
    for index in range(len(fonts)):
        for tag in SCRIPTS:
            pool = [w for w in words[tag] if all(covers(coverage[index], ord(c)) for c in w)]
            if len(pool) >= 4:
                usable.append((index, tag, pool))
    if len({tag for _, tag, _ in usable}) < 10:
        print("note: fewer than ten scripts have a font here; install fonts-noto-core, or name a folder with --fonts")
    latin = {index: pool for index, tag, pool in usable if tag == "Latn"}
    cases = []
    for number in range(count):
        index, tag, pool = usable[number % len(usable)]
        language, rtl, _ = SCRIPTS[tag]
        parts = []
        for _ in range(rng.randint(1, 9)):
            other = latin.get(index) if rng.random() < 0.1 else None
            word = rng.choice(other or pool)
            if rng.random() < 0.15:
                word = word[: rng.randint(1, len(word))]
            parts.append(word + rng.choice([" ", " ", " ", " ", "", "\u00a0", "\u200b", "  ", "\n"]))
        if rng.random() < 0.1:
            rtl = not rtl
        cases.append({"text": "".join(parts), "font": index, "rightToLeft": rtl, "language": language,
                      "width": rng.choice([1000, 2500, 4000, 6000, 9000, 20000])})
    return cases


IGNORABLE = {0xAD, 0x200B, 0x200C, 0x200D, 0x2060}


def covers(coverage, scalar):
    return scalar in coverage or scalar in IGNORABLE


class Checker:
    def __init__(self, fonts):
        self.fonts = [hb.Font(hb.Face(hb.Blob.from_file_path(path))) for path in fonts]
        self.failures = Counter()
        self.shown = 0
        self.offsets = self.ordered = self.wrapped = 0

    def fail(self, kind, case, detail):
        self.failures[kind] += 1
        if self.shown < 20:
            self.shown += 1
            print(f"{kind}: {case!r}\n    {detail}")

    def compare(self, kind, case, run, theirs):
        if [glyph[:3] for glyph in run["glyphs"]] != [glyph[:3] for glyph in theirs]:
            self.fail(kind, case, f"{run} against {theirs}")
        elif run["glyphs"] != theirs:
            self.offsets += 1

    def shape(self, case, scalars, start, end, level, script):
        buffer = hb.Buffer()
        buffer.cluster_level = hb.BufferClusterLevel.MONOTONE_GRAPHEMES
        buffer.add_codepoints(scalars, start, end - start)
        buffer.direction = "rtl" if level & 1 else "ltr"
        buffer.script = script.to_bytes(4, "big").decode()
        buffer.language = case["language"]
        hb.shape(self.fonts[case["font"]], buffer)
        return [[i.codepoint, i.cluster, p.x_advance, p.x_offset, p.y_offset]
                for i, p in zip(buffer.glyph_infos, buffer.glyph_positions)]

    def check(self, case, result):
        scalars = result["scalars"]
        for run in result["runs"]:
            theirs = self.shape(case, scalars, run["start"], run["end"], run["level"], run["script"])
            self.compare("glyphs", case, run, theirs)
            self.check_script(case, scalars, run)
        self.check_order(case, result)
        for line in result["lines"]:
            self.check_line(case, result, line)
        if len(result["opportunities"]) <= 12:
            self.wrapped += 1
            ours = [(line["start"], min(line["next"], self.paragraph_end(scalars, line["start"])))
                    for line in result["lines"]]
            theirs = self.brute_force(case, result)
            if ours != theirs:
                self.fail("lines", case, f"{ours} against {theirs}")

    def check_script(self, case, scalars, run):
        tag = run["script"].to_bytes(4, "big").decode()
        for scalar in scalars[run["start"]:run["end"]]:
            theirs = ucd.script(chr(scalar))
            if theirs not in ("Zyyy", "Zinh") and theirs != tag and tag not in ucd.script_extension(chr(scalar)):
                self.fail("script", case, f"{tag} for U+{scalar:04X}")

    def check_order(self, case, result):
        scalars = result["scalars"]
        text = "".join(map(chr, scalars))
        if any(unicodedata.mirrored(c) or ucd.category(c) in ("Mn", "Mc", "Me", "Cf") or c == "\n" for c in text):
            return
        levels = [0] * len(scalars)
        for run in result["runs"]:
            levels[run["start"]:run["end"]] = [run["level"]] * (run["end"] - run["start"])
        order = list(range(len(scalars)))
        for level in range(max(levels, default=0), 0, -1):
            start = 0
            while start < len(order):
                end = start
                while end < len(order) and levels[order[end]] >= level:
                    end += 1
                order[start:end] = reversed(order[start:end])
                start = max(end, start + 1)
        self.ordered += 1
        theirs = get_display(text, base_dir="R" if case["rightToLeft"] else "L")
        if "".join(text[i] for i in order) != theirs:
            self.fail("order", case, f"{levels} against {theirs!r}")

    def width(self, case, result, start, end, suffix):
        """The width of a piece of the text as a line of its own."""
        line = result["scalars"][start:end] + suffix
        total = 0
        pieces = [r for r in result["runs"] if r["start"] < end and r["end"] > start]
        for number, run in enumerate(pieces):
            first, last = max(run["start"], start) - start, min(run["end"], end) - start
            if number == len(pieces) - 1:
                last += len(suffix)
            glyphs = self.shape(case, line, first, last, run["level"], run["script"])
            total += sum(glyph[2] for glyph in glyphs)
        return total * result["unitsPerFontUnit"]

    def check_line(self, case, result, line):
        scalars = result["scalars"][line["start"]:line["end"]] + line["suffix"]
        for run in line["runs"]:
            theirs = self.shape(
                case, scalars, run["start"] - line["start"], run["end"] - line["start"], run["level"], run["script"])
            for glyph in theirs:
                glyph[1] += line["start"]
            self.compare("line glyphs", case, run, theirs)
        width = self.width(case, result, line["start"], line["end"], line["suffix"])
        if width != line["units"]:
            self.fail("line width", case, f"{line['units']} against {width}")
        clusters = [c for c in result["clusters"] if line["start"] <= c < line["end"]]
        if line["units"] > result["limit"] and len(clusters) > 1:
            self.fail("too wide", case, f"{line['units']} in {result['limit']}")

    @staticmethod
    def paragraph_end(scalars, start):
        return scalars.index(10, start) if 10 in scalars[start:] else len(scalars)

    def brute_force(self, case, result):
        scalars, limit = result["scalars"], result["limit"]
        opportunities, clusters = set(result["opportunities"]), set(result["clusters"])
        lines, start = [], 0
        while start < len(scalars):
            if scalars[start] == 10:
                start += 1
                continue
            stop = self.paragraph_end(scalars, start)

            def fits(end):
                ink = end
                while ink > start and scalars[ink - 1] == 32:
                    ink -= 1
                soft = end < stop and scalars[end - 1] == 0xAD
                suffix = [self.hyphen(case)] if soft else []
                return self.width(case, result, start, ink, suffix) <= limit

            places = [p for p in range(start + 1, stop + 1) if p == stop or p in opportunities]
            inner = [p for p in range(start + 1, places[0]) if p in clusters and scalars[p] != 32]
            end = next((p for p in reversed(places) if fits(p)), None)
            if end is None:
                end = next((p for p in reversed(inner) if fits(p)), inner[0] if inner else places[0])
            lines.append((start, end))
            start = end
        return lines

    def hyphen(self, case):
        return 0x2010 if self.fonts[case["font"]].get_nominal_glyph(0x2010) else 0x2D


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=24_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--fonts", action="append", default=[])
    options = parser.parse_args()
    fonts = find_fonts([*options.fonts, "/usr/share/fonts", ROOT / "Tests/Fixtures/fonts"])
    coverage = [set(hb.Face(hb.Blob.from_file_path(path)).unicodes) for path in fonts]
    cases = make_cases(random.Random(options.seed), options.count, fonts, coverage)
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(os.environ.get("TIPC_DIFFERENTIAL_FOLDER", folder))
        (folder / "cases.json").write_text(json.dumps({"fonts": fonts, "cases": cases}))
        subprocess.run(
            ["swift", "test", "--package-path", os.environ.get("TIPC_PACKAGE", str(ROOT)), "--filter", "DifferentialTests"],
            check=True, env={**os.environ, "TIPC_DIFFERENTIAL": str(folder)}, stdout=subprocess.DEVNULL)
        results = json.loads((folder / "results.json").read_text())
    checker = Checker(fonts)
    for case, result in zip(cases, results, strict=True):
        checker.check(case, result)
    scripts = {run["script"] for result in results for run in result["runs"]}
    lines = sum(len(result["lines"]) for result in results)
    print(f"{len(cases)} strings in {len(fonts)} fonts and {len(scripts)} scripts, {lines} lines; "
          f"uharfbuzz {hb.version_string()}; {checker.offsets} runs with other offsets")
    print(f"{checker.ordered} compared in their order, {checker.wrapped} in every place to break")
    for kind, number in sorted(checker.failures.items()):
        print(f"{kind}: {number} differ")
    return 1 if checker.failures else 0


if __name__ == "__main__":
    sys.exit(main())
