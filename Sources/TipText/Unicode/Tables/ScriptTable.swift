// Unicode 15.0.0. Written by scripts/unicode/generate.py; do not edit.
// swift-format-ignore-file

/// The scripts by number, and the sets of them that the Script_Extensions property names.
enum ScriptTable {
  /// The ISO 15924 tag of each script, its four letters as bytes.
  static let tags: [UInt32] = [
    0x5A797979, 0x5A696E68, 0x5A7A7A7A, 0x4C61746E, 0x4772656B, 0x4379726C, 0x41726162, 0x48656272,
    0x44657661, 0x48616E69, 0x48697261, 0x4B616E61, 0x48616E67, 0x426F706F, 0x54686169, 0x4C616F6F,
    0x4B686D72, 0x4D796D72, 0x42656E67, 0x47757275, 0x47756A72, 0x4F727961, 0x54616D6C, 0x54656C75,
    0x4B6E6461, 0x4D6C796D, 0x53696E68, 0x54696274, 0x47656F72, 0x41726D6E, 0x45746869, 0x41646C6D,
    0x41676862, 0x41686F6D, 0x41726D69, 0x41767374, 0x42616C69, 0x42616D75, 0x42617373, 0x4261746B,
    0x42686B73, 0x42726168, 0x42726169, 0x42756769, 0x42756864, 0x43616B6D, 0x43616E73, 0x43617269,
    0x4368616D, 0x43686572, 0x43687273, 0x436F7074, 0x43706D6E, 0x43707274, 0x4469616B, 0x446F6772,
    0x44737274, 0x4475706C, 0x45677970, 0x456C6261, 0x456C796D, 0x476C6167, 0x476F6E67, 0x476F6E6D,
    0x476F7468, 0x4772616E, 0x48616E6F, 0x48617472, 0x486C7577, 0x486D6E67, 0x486D6E70, 0x48756E67,
    0x4974616C, 0x4A617661, 0x4B616C69, 0x4B617769, 0x4B686172, 0x4B686F6A, 0x4B697473, 0x4B746869,
    0x4C616E61, 0x4C657063, 0x4C696D62, 0x4C696E61, 0x4C696E62, 0x4C697375, 0x4C796369, 0x4C796469,
    0x4D61686A, 0x4D616B61, 0x4D616E64, 0x4D616E69, 0x4D617263, 0x4D656466, 0x4D656E64, 0x4D657263,
    0x4D65726F, 0x4D6F6469, 0x4D6F6E67, 0x4D726F6F, 0x4D746569, 0x4D756C74, 0x4E61676D, 0x4E616E64,
    0x4E617262, 0x4E626174, 0x4E657761, 0x4E6B6F6F, 0x4E736875, 0x4F67616D, 0x4F6C636B, 0x4F726B68,
    0x4F736765, 0x4F736D61, 0x4F756772, 0x50616C6D, 0x50617563, 0x5065726D, 0x50686167, 0x50686C69,
    0x50686C70, 0x50686E78, 0x506C7264, 0x50727469, 0x526A6E67, 0x526F6867, 0x52756E72, 0x53616D72,
    0x53617262, 0x53617572, 0x53676E77, 0x53686177, 0x53687264, 0x53696464, 0x53696E64, 0x536F6764,
    0x536F676F, 0x536F7261, 0x536F796F, 0x53756E64, 0x53796C6F, 0x53797263, 0x54616762, 0x54616B72,
    0x54616C65, 0x54616C75, 0x54616E67, 0x54617674, 0x54666E67, 0x54676C67, 0x54686161, 0x54697268,
    0x546E7361, 0x546F746F, 0x55676172, 0x56616969, 0x56697468, 0x57617261, 0x5763686F, 0x5870656F,
    0x58737578, 0x59657A69, 0x59696969, 0x5A616E62,
  ]

  /// The long name of each script.
  static let names: [StaticString] = [
    "Common", "Inherited", "Unknown", "Latin", "Greek", "Cyrillic",
    "Arabic", "Hebrew", "Devanagari", "Han", "Hiragana", "Katakana",
    "Hangul", "Bopomofo", "Thai", "Lao", "Khmer", "Myanmar",
    "Bengali", "Gurmukhi", "Gujarati", "Oriya", "Tamil", "Telugu",
    "Kannada", "Malayalam", "Sinhala", "Tibetan", "Georgian", "Armenian",
    "Ethiopic", "Adlam", "Caucasian Albanian", "Ahom", "Imperial Aramaic", "Avestan",
    "Balinese", "Bamum", "Bassa Vah", "Batak", "Bhaiksuki", "Brahmi",
    "Braille", "Buginese", "Buhid", "Chakma", "Canadian Aboriginal", "Carian",
    "Cham", "Cherokee", "Chorasmian", "Coptic", "Cypro Minoan", "Cypriot",
    "Dives Akuru", "Dogra", "Deseret", "Duployan", "Egyptian Hieroglyphs", "Elbasan",
    "Elymaic", "Glagolitic", "Gunjala Gondi", "Masaram Gondi", "Gothic", "Grantha",
    "Hanunoo", "Hatran", "Anatolian Hieroglyphs", "Pahawh Hmong", "Nyiakeng Puachue Hmong", "Old Hungarian",
    "Old Italic", "Javanese", "Kayah Li", "Kawi", "Kharoshthi", "Khojki",
    "Khitan Small Script", "Kaithi", "Tai Tham", "Lepcha", "Limbu", "Linear A",
    "Linear B", "Lisu", "Lycian", "Lydian", "Mahajani", "Makasar",
    "Mandaic", "Manichaean", "Marchen", "Medefaidrin", "Mende Kikakui", "Meroitic Cursive",
    "Meroitic Hieroglyphs", "Modi", "Mongolian", "Mro", "Meetei Mayek", "Multani",
    "Nag Mundari", "Nandinagari", "Old North Arabian", "Nabataean", "Newa", "Nko",
    "Nushu", "Ogham", "Ol Chiki", "Old Turkic", "Osage", "Osmanya",
    "Old Uyghur", "Palmyrene", "Pau Cin Hau", "Old Permic", "Phags Pa", "Inscriptional Pahlavi",
    "Psalter Pahlavi", "Phoenician", "Miao", "Inscriptional Parthian", "Rejang", "Hanifi Rohingya",
    "Runic", "Samaritan", "Old South Arabian", "Saurashtra", "SignWriting", "Shavian",
    "Sharada", "Siddham", "Khudawadi", "Sogdian", "Old Sogdian", "Sora Sompeng",
    "Soyombo", "Sundanese", "Syloti Nagri", "Syriac", "Tagbanwa", "Takri",
    "Tai Le", "New Tai Lue", "Tangut", "Tai Viet", "Tifinagh", "Tagalog",
    "Thaana", "Tirhuta", "Tangsa", "Toto", "Ugaritic", "Vai",
    "Vithkuqi", "Warang Citi", "Wancho", "Old Persian", "Cuneiform", "Yezidi",
    "Yi", "Zanabazar Square",
  ]

  /// Three words a set: bit n stands for script n.
  static let sets: [UInt64] = [
    0x0, 0x0, 0x0,
    0x40000, 0x0, 0x0,
    0x100, 0x0, 0x0,
    0x200000000000000, 0x0, 0x0,
    0x10, 0x0, 0x0,
    0x200, 0x0, 0x0,
    0x8, 0x0, 0x0,
    0x0, 0x8000000000, 0x0,
    0x0, 0x0, 0x2000,
    0x8000000000040, 0x0, 0x0,
    0x40, 0x2000000000000000, 0x0,
    0x40, 0x80000000000, 0x0,
    0x40, 0x0, 0x2000,
    0x40, 0x0, 0x400000,
    0x40100, 0x0, 0x0,
    0x2200, 0x0, 0x0,
    0x80000000000, 0x200, 0x0,
    0x20000000000000, 0x100000, 0x0,
    0x2000000000000020, 0x0, 0x0,
    0x28, 0x0, 0x0,
    0x20, 0x20000000000000, 0x0,
    0x20, 0x0, 0x2000,
    0x100, 0x2, 0x0,
    0x100, 0x8000000000, 0x0,
    0x100, 0x0, 0x10,
    0x400100, 0x0, 0x0,
    0x10000008, 0x0, 0x0,
    0x400000, 0x2, 0x0,
    0x100000, 0x2000, 0x0,
    0x80000, 0x2000000000, 0x0,
    0x208, 0x0, 0x0,
    0xC00, 0x0, 0x0,
    0x1000000, 0x8000000000, 0x0,
    0x8, 0x400000000, 0x0,
    0x0, 0x4000008000000, 0x0,
    0x0, 0x40000400000000, 0x0,
    0x40, 0x0, 0x402000,
    0x40, 0x0, 0x200400000,
    0x200000040000, 0x0, 0x1000,
    0x200000020000, 0x0, 0x10000,
    0x30000000000000, 0x100000, 0x0,
    0x20000000000000, 0x180000, 0x0,
    0x1000100, 0x2, 0x0,
    0x108, 0x2, 0x0,
    0xE00, 0x0, 0x0,
    0x20008, 0x400, 0x0,
    0x1040100, 0x2, 0x0,
    0x100000000000, 0x4, 0x204000,
    0x80000000000100, 0x1008000, 0x0,
    0x3E00, 0x0, 0x0,
    0x40, 0x2000080000000000, 0x200402000,
    0x3E00, 0x0, 0x400000000,
    0x3E00100, 0x0, 0x0,
    0x80000040, 0x2000080000000000, 0x200402000,
    0x1A40100, 0x8000000002, 0x800000,
    0x80000040, 0x210400000C000000, 0x2080,
    0x80000000180100, 0x20100A000, 0x808040,
    0x3FC0108, 0x2, 0x800000,
    0x3FC0108, 0x2, 0x800010,
    0x80000001180100, 0x820100A000, 0x808040,
    0x80000003180100, 0x820100A000, 0x808040,
    0xC080000007FC0100, 0x8001000002, 0x809040,
    0xC080000007FC0100, 0x8001040002, 0x809040,
  ]
}

extension Script {
  package static let common = Script(rawValue: 0)
  package static let inherited = Script(rawValue: 1)
  package static let unknown = Script(rawValue: 2)
  package static let latin = Script(rawValue: 3)
  package static let greek = Script(rawValue: 4)
  package static let cyrillic = Script(rawValue: 5)
  package static let arabic = Script(rawValue: 6)
  package static let hebrew = Script(rawValue: 7)
  package static let devanagari = Script(rawValue: 8)
  package static let han = Script(rawValue: 9)
  package static let hiragana = Script(rawValue: 10)
  package static let katakana = Script(rawValue: 11)
  package static let hangul = Script(rawValue: 12)
  package static let bopomofo = Script(rawValue: 13)
  package static let thai = Script(rawValue: 14)
  package static let lao = Script(rawValue: 15)
  package static let khmer = Script(rawValue: 16)
  package static let myanmar = Script(rawValue: 17)
  package static let bengali = Script(rawValue: 18)
  package static let gurmukhi = Script(rawValue: 19)
  package static let gujarati = Script(rawValue: 20)
  package static let oriya = Script(rawValue: 21)
  package static let tamil = Script(rawValue: 22)
  package static let telugu = Script(rawValue: 23)
  package static let kannada = Script(rawValue: 24)
  package static let malayalam = Script(rawValue: 25)
  package static let sinhala = Script(rawValue: 26)
  package static let tibetan = Script(rawValue: 27)
  package static let georgian = Script(rawValue: 28)
  package static let armenian = Script(rawValue: 29)
  package static let ethiopic = Script(rawValue: 30)
}
