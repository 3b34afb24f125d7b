import TestSupport

/// Random keys: mostly ones the program knows, sometimes bytes no keyboard sends.
struct MonkeyKeys {
    enum Event {
        case bytes([UInt8])
        /// Keys sent one by one, each after the previous one was handled.
        case phrase([[UInt8]])
        case resize(WindowSize)
    }

    private static let common =
        ["j", "k", "\r", "\u{1b}", " ", "\t", "\u{1b}[Z", "\u{7f}", "\u{1b}[A", "\u{1b}[B", "\u{1b}[C", "\u{1b}[D"]
        + ["1", "2", "3", "4", "5", "6", "7", "3", "4", "3", "4"]
        + [
            "a", "x", "m", "t", "+", "-", "s", "b", "n", "N", "p", "g", "G", "f", "o", "r", "y", "w",
            "e",
        ]
        + ["/", ":", "?", "\u{10}", "h", "l"]
    private static let rare =
        [
            "q", "u", "u", "\u{12}", "\u{03}", "\u{0c}", "\u{05}", "\u{01}", "\u{0b}", "\u{15}", "\u{04}", "\u{17}",
            "\u{00}",
        ]
        + ["\u{1b}[5~", "\u{1b}[6~", "\u{1b}[H", "\u{1b}[F", "\u{1b}OP", "\u{1b}[20~", "\u{1b}[24~", "\u{1b}[1;5C"]
        + ["\u{1b}x", "\u{1b}b", "\u{1b}[I", "\u{1b}[O", "\u{1b}[?62;22c", "\u{1b}]11;rgb:0/0/0\u{07}"]
        + ["ㅁ", "ㅓ", "네", "그", "한글", "é", "e\u{301}", "👍🏽", "👨‍👩‍👧", "🇰🇷", "１", "ﷺ", "\u{200d}", "\u{fe0f}"]
        + ["neg", "gin", "ㄴㄱㄹㄴ", "campari", "sweet vermouth"]
    /// Key sequences through several screens that random keys would seldom find.
    private static let phrases = [
        ["4", "a", "\r", "\u{1b}[B", "\r"], ["4", "a", "\u{1b}[6~", "\r"], ["4", "\u{1b}[B", "x"], ["4", "m", "\r"],
        ["3", "/", "neg", "\r", "\r"], ["3", "G", "\r", "\t", "\t", "\r"], [":", "drink", "\r"],
    ]

    private var random: SplitMix64

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
    }

    /// Returns the next event. Never Ctrl-Z, because without a shell nothing would continue the program.
    mutating func next() -> Event {
        switch Int.random(in: 0..<1_000, using: &random) {
        case 0..<780: .bytes(Self.bytes(Self.common.randomElement(using: &random)))
        case 780..<800:
            .phrase(
                // First leaves a text field and a modal.
                (["\u{1b}", "\u{1b}"] + (Self.phrases.randomElement(using: &random) ?? [])).map(Self.bytes))
        case 800..<860: .bytes([UInt8.random(in: 0x20...0x7e, using: &random)])
        case 860..<940: .bytes(Self.bytes(Self.rare.randomElement(using: &random)))
        case 940..<970: .bytes(mouse())
        case 970..<980: .bytes(Self.bytes("\u{1b}[200~" + String(repeating: "gin\n네", count: 3) + "\u{1b}[201~"))
        case 980..<990: .bytes(noise())
        default: .resize(size())
        }
    }

    /// Mostly a usable size, because small ones show little.
    private mutating func size() -> WindowSize {
        let least = Int.random(in: 0..<6, using: &random) == 0 ? WindowSize(1, 1) : WindowSize(60, 16)
        return WindowSize(
            Int.random(in: least.columns...200, using: &random), Int.random(in: least.rows...60, using: &random))
    }

    private mutating func mouse() -> [UInt8] {
        let button = [0, 0, 0, 2, 32, 35, 64, 65].randomElement(using: &random) ?? 0
        let (column, row) = (Int.random(in: 0...220, using: &random), Int.random(in: 0...70, using: &random))
        return Array("\u{1b}[<\(button);\(column);\(row)M\u{1b}[<\(button);\(column);\(row)m".utf8)
    }

    /// Bytes that are neither text nor keys, without those that suspend or quit the program.
    private mutating func noise() -> [UInt8] {
        (0..<Int.random(in: 1...12, using: &random)).map { _ in
            let byte = UInt8.random(in: 0...255, using: &random)
            return byte < 0x20 && byte != 0x1b || byte == UInt8(ascii: "q") ? 0xff : byte
        }
    }

    private static func bytes(_ text: String?) -> [UInt8] {
        Array((text ?? " ").utf8)
    }
}
