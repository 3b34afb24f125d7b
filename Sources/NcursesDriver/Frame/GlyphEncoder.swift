import CNcurses
import Terminal

@MainActor
struct GlyphEncoder {
    let isASCII: Bool
    private var placeholders: PlaceholderTable

    init(isASCII: Bool, canSetColumn: Bool) {
        self.isASCII = isASCII
        placeholders = PlaceholderTable(canSetColumn: canSetColumn)
    }

    /// Removes every placeholder; everything on the screen must be redrawn.
    mutating func reset() {
        placeholders.reset()
    }

    var isFull: Bool { placeholders.isFull }

    func restore(_ bytes: inout [UInt8], from start: Int) {
        placeholders.restore(&bytes, from: start)
    }

    mutating func append(_ cell: Cell, column: Int, rowWidth: Int, to bytes: inout [UInt8]) {
        let width = Int(cell.width)
        if let scalar = cell.scalar, scalar.value < 0x80 {
            // A control character would move ncurses' cursor, so it is drawn as a blank.
            bytes.append(scalar.value < 0x20 || scalar.value == 0x7F ? 0x20 : UInt8(scalar.value))
            return
        }
        // Half a glyph at the edge would wrap into the next row.
        if width == 0 || column + width > rowWidth {
            bytes.append(0x20)
            return
        }
        if isASCII {
            bytes.append(contentsOf: repeatElement(UInt8(ascii: "?"), count: width))
            return
        }
        if let scalar = cell.scalar, Self.isCounted(scalar, as: width) {
            bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            return
        }
        let text = cell.text
        if cell.scalar == nil, Self.isCounted(text, as: width) {
            bytes.append(contentsOf: text.utf8)
            return
        }
        let isLast = column + width == rowWidth
        if let scalar = placeholders.scalar(for: text, width: width, column: column, isLast: isLast) {
            bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        } else {
            bytes.append(contentsOf: repeatElement(UInt8(ascii: "?"), count: width))
        }
    }

    /// Whether ncurses gives a scalar the same width. Hangul syllables, the bulk of the text, are wide everywhere.
    private static func isCounted(_ scalar: Unicode.Scalar, as width: Int) -> Bool {
        if (0xAC00...0xD7A3).contains(scalar.value) { return width == 2 }
        return !PlaceholderTable.contains(scalar.value) && cn_width(scalar.value) == Int32(width)
    }

    /// ncurses handles a cluster of a base and at most four zero-width marks (CCHARW_MAX is 5).
    private static func isCounted(_ cluster: String, as width: Int) -> Bool {
        var count = 0
        for scalar in cluster.unicodeScalars {
            // Some terminals change the width of the base for a joiner or a selector.
            if scalar.value == 0x200D || (0xFE00...0xFE0F).contains(scalar.value) { return false }
            if PlaceholderTable.contains(scalar.value) || cn_width(scalar.value) != (count == 0 ? Int32(width) : 0) {
                return false
            }
            count += 1
        }
        return count > 0 && count <= 5
    }
}
