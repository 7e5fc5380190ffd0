#!/usr/bin/env python3
"""Builds the small faces that the tests measure with: Tests/Fixtures/fonts/Box-{Regular,Bold,Variable,Emoji}.ttf.

Needs fontTools (PyPI `fonttools`). The same bytes come out on every machine: no dates, no random names.

Every glyph is a box (`o`, `O` and `0` are rounded, so that curves are met too), and every figure is round, so that
the width of a text can be reckoned by hand. 1000 units per em, ascent 800, descent 200, no line gap: a line of
normal height is exactly one em.

    advance  regular  bold
    space, no-break space                                     500   500
    i, l and all ASCII punctuation                            500   600
    other letters and digits (Latin, Hebrew, Arabic, Thai)    600   700
    U+2010 hyphen, U+2013 dash, U+2018/9, U+201C/D, U+2022    500   600
    U+2026 ellipsis, U+2014 dash                             1000  1000
    Thai vowels and marks above and below                       0     0
    U+3000-30FF, U+4E00-9FFF, U+FF01-FF60                    1000  1000
    A followed by V                                          -100  -100   (the only kerning)

`q` has no glyph on purpose; no emoji has one. U+00AD, U+200B, U+2060 and the bidirectional controls have none either:
a shaper hides them. Arabic letters have one form only.

Box-Variable has the ASCII of both on an axis `wght` from 400 to 700. Box-Emoji has only bitmaps, as colour emoji fonts
do (empty ones: nobody draws them), ascent 900, descent 300: U+2764, U+26A1, U+1F1E9 U+1F1EA together, U+1F44D and
U+1F468 U+200D U+1F469 together, each 1200 wide; U+1F468 and U+1F469 alone are 1200 too.
"""

import pathlib
import sys

from fontTools import subset, varLib
from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import newTable

FOLDER = pathlib.Path(__file__).resolve().parent.parent / "Tests" / "Fixtures" / "fonts"
MISSING = {"q"}
NARROW = {"i", "l"}
ROUND = {"o", "O", "0"}
THAI_MARKS = {0x0E31, *range(0x0E34, 0x0E3B), *range(0x0E47, 0x0E4F)}


def box(left, bottom, right, top):
    pen = TTGlyphPen(None)
    if right > left:
        pen.moveTo((left, bottom))
        pen.lineTo((left, top))
        pen.lineTo((right, top))
        pen.lineTo((right, bottom))
        pen.closePath()
    return pen.glyph()


def rounded(left, bottom, right, top):
    x, y = (left + right) // 2, (bottom + top) // 2
    pen = TTGlyphPen(None)
    pen.moveTo((left, y))
    pen.qCurveTo((left, top), (x, top))
    pen.qCurveTo((right, top), (right, y))
    pen.qCurveTo((right, bottom), (x, bottom))
    pen.qCurveTo((left, bottom), (left, y))
    pen.closePath()
    return pen.glyph()


def drawing(character, advance):
    """The outline of one ASCII character."""
    right = advance - 50
    if character in ROUND:
        return rounded(50, 0, right, 500 if character == "o" else 700)
    if character.islower():
        return box(50, -200 if character in "gjpqy" else 0, right, 700 if character in "bdfhklt" else 500)
    if character.isalnum():
        return box(50, 0, right, 700)
    if character in ".,":
        return box(50, -100 if character == "," else 0, right, 100)
    return box(50, 200, right, 300)


def build(style, weight, wider):
    glyphs, advances, cmap = {}, {}, {}

    def add(name, advance, glyph, *scalars):
        glyphs[name], advances[name] = glyph, advance
        for scalar in scalars:
            cmap[scalar] = name

    add(".notdef", 500, box(50, 0, 450, 700))
    add("space", 500, box(0, 0, 0, 0), 0x20, 0xA0)
    for code in range(0x21, 0x7F):
        character = chr(code)
        if character in MISSING:
            continue
        advance = (600 if character.isalnum() and character not in NARROW else 500) + wider
        add(f"u{code:04X}", advance, drawing(character, advance), code)
    narrow, letter = 500 + wider, 600 + wider
    add("dash", narrow, box(50, 200, narrow - 50, 300), 0x2010, 0x2013)
    add("quote", narrow, box(50, 500, narrow - 50, 700), 0x2018, 0x2019, 0x201C, 0x201D)
    add("bullet", narrow, box(50, 200, narrow - 50, 600), 0x2022)
    add("ellipsis", 1000, box(50, 0, 950, 100), 0x2026)
    add("emdash", 1000, box(0, 200, 1000, 300), 0x2014)
    add("latin1", letter, box(50, 0, letter - 50, 700), *range(0xC0, 0xD7), *range(0xD8, 0xF7), *range(0xF8, 0x100))
    add("hebrew", letter, box(50, 0, letter - 50, 600), *range(0x05D0, 0x05EB))
    add("arabic", letter, box(50, -100, letter - 50, 600), *range(0x0621, 0x063B), *range(0x0641, 0x064B))
    thai = [code for code in [*range(0x0E01, 0x0E3B), *range(0x0E3F, 0x0E5C)] if code not in THAI_MARKS]
    add("thai", letter, box(50, 0, letter - 50, 500), *thai)
    below = {0x0E38, 0x0E39, 0x0E3A}
    add("thaiabove", 0, box(-letter + 50, 550, -50, 700), *sorted(THAI_MARKS - below))
    add("thaibelow", 0, box(-letter + 50, -200, -50, -50), *sorted(below))
    add("fullspace", 1000, box(0, 0, 0, 0), 0x3000)
    add("fullwidth", 1000, box(50, -100, 450, 300), *range(0x3001, 0x3040), *range(0xFF01, 0xFF61))
    add("kana", 1000, box(150, 0, 850, 700), *range(0x3041, 0x3097), *range(0x3099, 0x3100))
    add("han", 1000, box(50, -100, 950, 800), *range(0x4E00, 0xA000))

    font = FontBuilder(1000, isTTF=True)
    font.setupGlyphOrder(list(glyphs))
    font.setupCharacterMap(cmap)
    font.setupGlyf(glyphs)
    table = font.font["glyf"]
    font.setupHorizontalMetrics({name: (advances[name], getattr(table[name], "xMin", 0)) for name in glyphs})
    finish(font, style, weight, ascent=800, descent=200)
    addOpenTypeFeaturesFromString(font.font, "feature kern { pos u0041 u0056 -100; } kern;")
    return font.font


def finish(font, style, weight, ascent, descent):
    """The tables that all faces have alike."""
    font.setupHorizontalHeader(ascent=ascent, descent=-descent, lineGap=0)
    font.setupNameTable({
        "familyName": "Box", "styleName": style, "uniqueFontIdentifier": f"Box {style} 1",
        "fullName": f"Box {style}", "psName": f"Box-{style}", "version": "Version 1.000",
    }, mac=False)
    font.setupOS2(
        sTypoAscender=ascent, sTypoDescender=-descent, sTypoLineGap=0, usWinAscent=ascent, usWinDescent=descent,
        usWeightClass=weight, fsType=0, fsSelection=0x40 if weight == 400 else 0x20, sxHeight=500, sCapHeight=700)
    font.setupPost()
    font.font["head"].created = font.font["head"].modified = 3786912000  # 2024-01-01
    font.font["head"].macStyle = 1 if weight == 700 else 0
    font.font.recalcTimestamp = False


def build_variable(regular, bold):
    document = DesignSpaceDocument()
    document.addAxis(AxisDescriptor(tag="wght", name="Weight", minimum=400, default=400, maximum=700))
    for font, weight in [(regular, 400), (bold, 700)]:
        options = subset.Options(layout_features=["kern"], notdef_outline=True, name_IDs=["*"])
        subsetter = subset.Subsetter(options)
        subsetter.populate(unicodes=range(0x20, 0x7F))
        subsetter.subset(font)
        document.addSource(SourceDescriptor(font=font, name=str(weight), location={"Weight": weight}))
    font, _, _ = varLib.build(document)
    font.recalcTimestamp = False
    for record in font["name"].names:
        if record.nameID in (2, 4, 6):
            record.string = str(record).replace("Regular", "Variable")
    return font


def build_emoji():
    names = {0x2764: "heart", 0x26A1: "zap", 0x1F44D: "thumb", 0x1F468: "man", 0x1F469: "woman", 0x1F1E9: "D",
             0x1F1EA: "E", 0x200D: "zwj", 0xFE0F: "vs16"}
    order = [".notdef", *names.values(), "couple", "flag"]
    font = FontBuilder(1000, isTTF=True)
    font.setupGlyphOrder(order)
    font.setupCharacterMap(names)
    font.setupGlyf({name: box(0, 0, 0, 0) for name in order})
    font.setupHorizontalMetrics({name: (0 if name in ("zwj", "vs16") else 1200, 0) for name in order})
    finish(font, "Emoji", 400, ascent=900, descent=300)
    addOpenTypeFeaturesFromString(
        font.font, "feature ccmp { sub man zwj woman by couple; sub D E by flag; } ccmp;")
    for tag in ("glyf", "loca"):
        del font.font[tag]
    for tag in ("CBDT", "CBLC"):
        font.font[tag] = newTable(tag)
        font.font[tag].version = 3.0
        font.font[tag].strikeData, font.font[tag].strikes = [], []
    font.font["head"].recalcBBoxes = False
    return font.font


def main():
    folder = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    faces = {"Regular": build("Regular", 400, 0), "Bold": build("Bold", 700, 100), "Emoji": build_emoji()}
    for style, font in faces.items():
        font.save(folder / f"Box-{style}.ttf")
    build_variable(build("Regular", 400, 0), build("Bold", 700, 100)).save(folder / "Box-Variable.ttf")


if __name__ == "__main__":
    main()
