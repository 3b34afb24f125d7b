/// Measures text in columns of a terminal, and determines the characters to draw.
///
/// Widths are those of `WidthTable` (one Unicode version), per grapheme cluster. Control and format characters are
/// never sent: anything that could move the cursor, change modes or the direction of a line is omitted. Clusters on
/// which terminals differ (U+FE0F, U+200D, skin tones, keycaps) are drawn as their base character and padded to the
/// width of the table, so that no column shifts.
public struct TextMetrics: Hashable, Sendable {
    /// Columns of an East Asian ambiguous character, 1 or 2. With 2, a character with an ASCII fallback is drawn as the
    /// fallback, in one column.
    package let ambiguousWidth: Int
    /// Whether to draw only ASCII; a character without an ASCII fallback becomes `?`.
    package let isASCII: Bool
    /// Whether Hangul can be drawn: in every UTF-8 terminal, even if everything else must be ASCII.
    package let canDrawHangul: Bool

    /// Any ambiguous width other than 2 counts as 1. `keepsHangul` draws Hangul beside ASCII.
    package init(ambiguousWidth: Int = 1, isASCII: Bool = false, keepsHangul: Bool = false) {
        self.ambiguousWidth = ambiguousWidth == 2 ? 2 : 1
        self.isASCII = isASCII
        canDrawHangul = !isASCII || keepsHangul
    }

    /// The form in which a grapheme cluster is drawn, and its columns: 0 (nothing is drawn), 1 or 2. The character may
    /// be narrower than the columns: the rest is blank. A tab or a line end is one blank.
    package func drawn(_ character: Character) -> (Character, Int) {
        let glyph = glyph(of: character)
        return (glyph.character, glyph.columns)
    }

    package func width(of text: String) -> Int {
        var cursor = GlyphCursor(text, metrics: self)
        var columns = 0
        while cursor.advance() { columns += cursor.columns }
        return columns
    }

    package func width(of text: some StringProtocol) -> Int {
        width(of: String(text))
    }

    /// The columns of a scalar that is drawn as it is and never combines with another of its kind; 0 for all others.
    /// This is the fast path: there is always a cluster boundary between two such scalars.
    @inline(__always)
    func simpleColumns(_ value: UInt32) -> Int {
        if value < 0x7f { return value >= 0x20 ? 1 : 0 }
        if isASCII {
            return canDrawHangul && (0xac00...0xd7a3 ~= value || 0x3131...0x3163 ~= value) ? 2 : 0
        }
        switch value {
        case 0xac00...0xd7a3, 0x4e00...0x9fff, 0x3000...0x3029, 0x3041...0x3096, 0x30a1...0x30fa, 0x3131...0x3163,
            0xff01...0xff5e:
            return 2
        case 0xa0...0xac, 0xae...0x2ff, 0x400...0x482, 0x48a...0x52f, 0x2010...0x2027, 0x2190...0x21ff,
            0x2500...0x25fc, 0x2800...0x28ff:
            return ambiguousWidth == 1 ? 1 : 0
        default:
            return 0
        }
    }
}
