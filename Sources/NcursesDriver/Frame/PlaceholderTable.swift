import CNcurses

/// Placeholders for glyphs that ncurses would measure wrongly: it uses the C library's width of each scalar, drops
/// emoji that the library does not know, splits flags, and counts a family of four as six columns. Such a glyph is
/// drawn as an unused scalar of the right width. In the output, the placeholder is replaced by blanks, the glyph on top
/// of them, and a cursor movement to the next column: a terminal that disagrees about the width, or cannot draw the
/// glyph, shifts nothing and leaves nothing behind.
struct PlaceholderTable {
    /// One column: the second supplementary private-use plane.
    static let narrow: ClosedRange<UInt32> = 0x10_0000...0x10_FFFD
    /// Two columns: an ideographic block used in historical names and little else.
    static let wide: ClosedRange<UInt32> = 0x3_0000...0x3_1349

    private struct Glyph: Hashable {
        let text: String
        let column: Int
        let isLast: Bool
    }

    private var narrowNumbers: [Glyph: UInt32] = [:]
    private var wideNumbers: [Glyph: UInt32] = [:]
    private var replacements: [UInt32: [UInt8]] = [:]
    private let canSetColumn: Bool
    private let isKnown: Bool

    init(canSetColumn: Bool) {
        self.canSetColumn = canSetColumn
        isKnown = cn_width(Self.narrow.lowerBound) == 1 && cn_width(Self.wide.lowerBound) == 2
    }

    /// Whether a scalar is used as a placeholder, so that text containing it needs one itself.
    static func contains(_ scalar: UInt32) -> Bool {
        wide.contains(scalar) || narrow.contains(scalar)
    }

    var isEmpty: Bool { replacements.isEmpty }

    /// Whether another row may not fit; the owner then starts over and redraws everything.
    var isFull: Bool {
        wideNumbers.count > Self.wide.count - 1024 || narrowNumbers.count > Self.narrow.count - 1024
    }

    /// The placeholder for a glyph of one or two columns that begins in `column`; if it ends the row (`isLast`), the
    /// cursor cannot move to the next column.
    mutating func scalar(for text: String, width: Int, column: Int, isLast: Bool) -> Unicode.Scalar? {
        guard isKnown, width == 1 || width == 2 else { return nil }
        let glyph = Glyph(text: text, column: column, isLast: isLast)
        if let number = width == 2 ? wideNumbers[glyph] : narrowNumbers[glyph] { return Unicode.Scalar(number) }
        let range = width == 2 ? Self.wide : Self.narrow
        let number = range.lowerBound + UInt32(width == 2 ? wideNumbers.count : narrowNumbers.count)
        guard range.contains(number) else { return nil }
        if width == 2 { wideNumbers[glyph] = number } else { narrowNumbers[glyph] = number }
        let blanks = canSetColumn ? String(repeating: " ", count: width) + "\u{1b}[\(column + 1)G" : ""
        let end = canSetColumn && !isLast ? "\u{1b}[\(column + width + 1)G" : ""
        replacements[number] = Array((blanks + text + end).utf8)
        return Unicode.Scalar(number)
    }

    /// Removes all placeholders; everything on the screen must be redrawn.
    mutating func reset() {
        narrowNumbers.removeAll()
        wideNumbers.removeAll()
        replacements.removeAll()
    }

    func restore(_ bytes: inout [UInt8], from start: Int) {
        // Every placeholder takes four bytes in UTF-8.
        guard !isEmpty, bytes[start...].contains(where: { $0 >= 0xF0 }) else { return }
        var result = Array(bytes[..<start])
        var index = start
        while index < bytes.count {
            if bytes[index] >= 0xF0, index + 3 < bytes.count, let glyph = replacements[Self.decode(bytes, at: index)] {
                result += glyph
                index += 4
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        bytes = result
    }

    private static func decode(_ bytes: [UInt8], at index: Int) -> UInt32 {
        UInt32(bytes[index] & 0x07) << 18 | UInt32(bytes[index + 1] & 0x3F) << 12
            | UInt32(bytes[index + 2] & 0x3F) << 6 | UInt32(bytes[index + 3] & 0x3F)
    }
}
