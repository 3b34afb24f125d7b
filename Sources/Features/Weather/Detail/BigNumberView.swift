import Terminal

@MainActor
enum BigNumberView {
    /// Draws a whole number. Returns the column after it.
    @discardableResult
    static func draw(
        _ number: String, into canvas: inout Canvas, x: Int, y: Int, style: Style, context: RenderContext
    ) -> Int {
        let table = context.glyphs == .unicode && !canvas.metrics.isASCII ? blocks : strokes
        var column = x
        for digit in number {
            guard let rows = table[digit] else { continue }
            for (row, text) in rows.enumerated() { canvas.put(text, x: column, y: y + row, style: style) }
            column += canvas.metrics.width(of: rows[0]) + 1
        }
        return column
    }

    private static let blocks: [Character: [String]] = [
        "0": ["█▀█", "█ █", "▀▀▀"], "1": ["▀█ ", " █ ", "▀▀▀"], "2": ["▀▀█", "█▀▀", "▀▀▀"], "3": ["▀▀█", " ▀█", "▀▀▀"],
        "4": ["█ █", "▀▀█", "  ▀"], "5": ["█▀▀", "▀▀█", "▀▀▀"], "6": ["█▀▀", "█▀█", "▀▀▀"], "7": ["▀▀█", "  █", "  ▀"],
        "8": ["█▀█", "█▀█", "▀▀▀"], "9": ["█▀█", "▀▀█", "▀▀▀"], "-": ["  ", "▀▀", "  "], "–": ["  ", "▀▀", "  "],
    ]

    private static let strokes: [Character: [String]] = [
        "0": [" _ ", "| |", "|_|"], "1": ["   ", "  |", "  |"], "2": [" _ ", " _|", "|_ "], "3": [" _ ", " _|", " _|"],
        "4": ["   ", "|_|", "  |"], "5": [" _ ", "|_ ", " _|"], "6": [" _ ", "|_ ", "|_|"], "7": [" _ ", "  |", "  |"],
        "8": [" _ ", "|_|", "|_|"], "9": [" _ ", "|_|", " _|"], "-": ["  ", "__", "  "], "–": ["  ", "__", "  "],
    ]
}
