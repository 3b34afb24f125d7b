/// ASCII characters that replace others if only ASCII, or nothing ambiguous, is allowed.
enum ASCIIFallback {
    /// Returns the replacement, one column wide; nil if there is none in common use.
    static func letter(for value: UInt32) -> Character? {
        let byte: UInt8? =
            switch value {
            case 0xa0...0x24f: byte(of: LatinFallback.letters, at: value - 0xa0)
            case 0x1e00...0x1eff: byte(of: LatinFallback.additionalLetters, at: value - 0x1e00)
            case 0x2000...0x200a, 0x202f, 0x205f, 0x3000: UInt8(ascii: " ")
            case 0x2010...0x2027: byte(of: punctuation, at: value - 0x2010)
            case 0x2190...0x21ff: arrow(value)
            case 0x2460...0x2468: UInt8(truncatingIfNeeded: value - 0x2460 + 0x31)
            case 0x2500...0x259f: byte(of: boxesAndBlocks, at: value - 0x2500)
            case 0x25a0...0x25ff: byte(of: shapes, at: value - 0x25a0)
            case 0x2800...0x28ff: braille(value)
            case 0xff01...0xff5e: UInt8(truncatingIfNeeded: value - 0xfee0)
            default: others[value]
            }
        guard let byte, byte != UInt8(ascii: "?") || value == 0xff1f else { return nil }
        return Character(Unicode.Scalar(byte))
    }

    private static func byte(of table: [UInt8], at offset: UInt32) -> UInt8? {
        Int(offset) < table.count ? table[Int(offset)] : nil
    }

    private static func arrow(_ value: UInt32) -> UInt8 {
        switch value {
        case 0x2190, 0x219a, 0x219e, 0x21a4, 0x21a9, 0x21b0, 0x21b2, 0x21b5, 0x21d0: UInt8(ascii: "<")
        case 0x2191, 0x219f, 0x21a5, 0x21d1: UInt8(ascii: "^")
        case 0x2192, 0x219b, 0x21a0, 0x21a6, 0x21aa, 0x21b1, 0x21b3, 0x21d2: UInt8(ascii: ">")
        case 0x2193, 0x21a1, 0x21a7, 0x21d3: UInt8(ascii: "v")
        case 0x2194, 0x21d4, 0x21c4, 0x21c6: UInt8(ascii: "-")
        case 0x2195, 0x21d5, 0x21c5, 0x21f5: UInt8(ascii: "|")
        case 0x21ba, 0x21bb: UInt8(ascii: "o")
        default: UInt8(ascii: "?")
        }
    }

    /// Braille cells draw charts: more dots give a heavier character.
    private static func braille(_ value: UInt32) -> UInt8 {
        switch (value & 0xff).nonzeroBitCount {
        case 0: UInt8(ascii: " ")
        case 1...2: UInt8(ascii: ".")
        case 3...5: UInt8(ascii: ":")
        default: UInt8(ascii: "#")
        }
    }

    /// U+2010 to U+2027: hyphens and dashes, quotes, daggers, bullets, dots.
    private static let punctuation = Array(##"------|_'','""""++*>...."##.utf8)

    /// U+2500 to U+259F, sixteen a line: lines, corners and crossings, blocks by height and width, shades, quadrants.
    private static let boxesAndBlocks = Array(
        #"""
        --||--||--||++++\#
        ++++++++++++++++\#
        ++++++++++++++++\#
        ++++++++++++++++\#
        ++++++++++++--||\#
        =|++++++++++++++\#
        ++++++++++++++++\#
        +/\X-|-|-|-|-|-|\#
        ".:-=+*%####==-|\#
        #.:%-|##########
        """#.utf8)

    /// U+25A0 to U+25FF, sixteen a line: filled shapes are heavier than empty ones, triangles point their way.
    private static let shapes = Array(
        #"""
        #--########-#-#-\#
        #-^^^^>>>>>>vvvv\#
        <<<<<<*-**-oo*o*\#
        ooooo*oooo??????\#
        ??????o????????o\#
        ???????????-#-#?
        """#.utf8)

    /// Single signs: marks, stars, hearts, punctuation, keys, currencies.
    private static let others: [UInt32: UInt8] = {
        let pairs: [(Unicode.Scalar, Unicode.Scalar)] = [
            ("‹", "<"), ("›", ">"), ("⁃", "-"), ("−", "-"), ("∕", "/"), ("∙", "."), ("≈", "~"), ("≤", "<"), ("≥", ">"),
            ("★", "*"), ("☆", "-"), ("☐", "-"), ("☑", "x"), ("☒", "x"), ("✓", "v"), ("✔", "v"), ("✕", "x"), ("✖", "x"),
            ("✗", "x"), ("✘", "x"), ("♥", "*"), ("♡", "-"), ("❤", "*"), ("♪", "#"), ("♫", "#"), ("⏎", "<"), ("⌫", "<"),
            ("⌃", "^"), ("⇧", "^"), ("⌘", "#"), ("☀", "*"), ("☁", "~"), ("☂", "/"), ("❄", "*"), ("⚠", "!"), ("ℹ", "i"),
            ("℃", "C"), ("℉", "F"), ("₩", "W"), ("€", "E"), ("№", "#"), ("′", "'"), ("″", "\""), ("、", ","), ("。", "."),
            ("「", "["), ("」", "]"), ("『", "["), ("』", "]"), ("【", "["), ("】", "]"), ("〈", "<"), ("〉", ">"),
            ("《", "<"), ("》", ">"), ("・", "."), ("〜", "~"), ("❯", ">"), ("❮", "<"), ("➜", ">"), ("➤", ">"), ("⟨", "<"),
            ("⟩", ">"), ("⋮", ":"), ("⋯", "-"),
        ]
        return Dictionary(pairs.map { ($0.0.value, UInt8(truncatingIfNeeded: $0.1.value)) }) { first, _ in first }
    }()
}
