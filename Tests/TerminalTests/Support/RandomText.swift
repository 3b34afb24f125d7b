import TestSupport

/// Texts that mix what breaks terminals: scripts, syllables in parts, emoji sequences, controls, marks, line ends.
enum RandomText {
    private static let pieces = [
        "a", "Z", "7", " ", " ", " ", "the ", "Negroni ", "~", "\t", "\n", "\r\n", "\r", "\u{2028}", "\u{b}", "\u{a0}",
        "가", "힣", "네그로니 ", "오늘 밤 ", "ㅎ", "ㅏ", "\u{1112}\u{1161}\u{11ab}", "\u{1100}\u{1161}", "\u{1161}", "\u{11a8}",
        "\u{1140}\u{1161}", "가\u{302e}", "漢字", "日本語", "か\u{3099}", "ｶ\u{ff9e}", "Ａ", "\u{3000}", "葛\u{e0100}",
        "é", "e\u{301}", "a\u{300}\u{301}\u{302}\u{303}\u{304}\u{305}", "\u{301}", "ﬁ", "я", "Ω", "ß", "ø",
        "🍹", "🫨", "🪎", "❤\u{fe0f}", "❤", "❤\u{fe0e}", "👩‍👩‍👧", "👍🏽", "☝🏽", "🏽", "1\u{fe0f}\u{20e3}", "🇰🇷", "🇰", "🏳️‍🌈",
        "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}", "⌚\u{fe0f}", "\u{200d}", "\u{fe0f}", "\u{20e3}",
        "\u{1b}", "\u{1b}[31m", "\u{1b}]0;x\u{7}", "\u{0}", "\u{7f}", "\u{9b}", "\u{85}", "\u{202e}", "\u{2066}",
        "\u{200b}",
        "\u{feff}", "\u{ad}", "\u{600}1", "\u{600}", "\u{e000}", "\u{378}", "\u{2fffe}", "\u{10ffff}", "\u{fffd}",
        "│", "─", "█", "▁", "…", "“", "①", "★", "•", "क्ष", "का", "क\u{94d}\u{937}\u{93e}", "\u{93e}", "กำ", "กี", "ம்", "ﷺ",
        "שלום",
    ]

    /// Joins random pieces; one in sixteen is any Unicode scalar.
    static func make(pieces count: Int, using generator: inout SplitMix64) -> String {
        var text = ""
        for _ in 0..<count {
            if Int.random(in: 0..<16, using: &generator) == 0 {
                if let scalar = Unicode.Scalar(UInt32.random(in: 0..<0x11_0000, using: &generator)) {
                    text.unicodeScalars.append(scalar)
                }
            } else if let piece = pieces.randomElement(using: &generator) {
                text += piece
            }
        }
        return text
    }
}
