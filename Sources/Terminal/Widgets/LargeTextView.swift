/// Letters and digits several rows high.
@MainActor
package enum LargeTextView {
    package enum Size: Sendable {
        /// Three rows of half blocks.
        case small
        /// Five rows of whole blocks.
        case medium
        /// Five rows of blocks two columns wide.
        case large

        package var rows: Int { self == .small ? 3 : 5 }
    }

    /// Draws the characters that have a shape: A to Z, 0 to 9 and dashes. Returns the column after them. For a screen
    /// reader, draws all of them as text.
    @discardableResult
    package static func draw(
        _ text: String, size: Size, into canvas: inout Canvas, x: Int, y: Int, style: Style, context: RenderContext
    ) -> Int {
        if context.isPlain { return canvas.put(text, x: x, y: y, style: style) }
        let isASCII = context.glyphs != .unicode || canvas.metrics.isASCII
        var column = x
        for character in text {
            guard let rows = rows(of: character, size, isASCII: isASCII) else { continue }
            for (row, text) in rows.enumerated() { canvas.put(text, x: column, y: y + row, style: style) }
            column += canvas.metrics.width(of: rows[0]) + (size == .small ? 1 : 2)
        }
        return column
    }

    package static func width(of text: String, size: Size) -> Int {
        text.reduce(0) { width, character in
            guard let columns = shapes[character]?.first?.count else { return width }
            return width + (size == .large ? 2 * columns + 2 : columns + (size == .small ? 1 : 2))
        }
    }

    private static func rows(of character: Character, _ size: Size, isASCII: Bool) -> [String]? {
        if size == .small, isASCII, let strokes = strokes[character] { return strokes }
        guard let shape = shapes[character] else { return nil }
        let block: Character = isASCII ? "#" : "█"
        switch size {
        case .small:
            let lines = shape + [String(repeating: " ", count: shape[0].count)]
            return stride(from: 0, to: lines.count, by: 2).map { half(lines[$0], lines[$0 + 1], isASCII: isASCII) }
        case .medium: return shape.map { String($0.map { $0 == " " ? " " : block }) }
        case .large: return shape.map { String($0.flatMap { [$0 == " " ? " " : block, $0 == " " ? " " : block] }) }
        }
    }

    private static func half(_ upper: String, _ lower: String, isASCII: Bool) -> String {
        String(
            zip(upper, lower).map { upper, lower in
                switch (upper != " ", lower != " ") {
                case (true, true): isASCII ? "#" : "█"
                case (true, false): isASCII ? "'" : "▀"
                case (false, true): isASCII ? "." : "▄"
                case (false, false): " "
                }
            })
    }

    /// Five rows each.
    private static let shapes: [Character: [String]] = [
        "0": ["###", "# #", "# #", "# #", "###"], "1": ["## ", " # ", " # ", " # ", "###"],
        "2": ["###", "  #", "###", "#  ", "###"], "3": ["###", "  #", " ##", "  #", "###"],
        "4": ["# #", "# #", "###", "  #", "  #"], "5": ["###", "#  ", "###", "  #", "###"],
        "6": ["###", "#  ", "###", "# #", "###"], "7": ["###", "  #", "  #", "  #", "  #"],
        "8": ["###", "# #", "###", "# #", "###"], "9": ["###", "# #", "###", "  #", "###"],
        "-": ["  ", "  ", "##", "  ", "  "], "–": ["  ", "  ", "##", "  ", "  "],
        ":": [" ", "#", " ", "#", " "], ".": [" ", " ", " ", " ", "#"],
        "A": [" ### ", "#   #", "#####", "#   #", "#   #"], "B": ["#### ", "#   #", "#### ", "#   #", "#### "],
        "C": [" ####", "#    ", "#    ", "#    ", " ####"], "D": ["#### ", "#   #", "#   #", "#   #", "#### "],
        "E": ["#####", "#    ", "#### ", "#    ", "#####"], "F": ["#####", "#    ", "#### ", "#    ", "#    "],
        "G": [" ####", "#    ", "#  ##", "#   #", " ####"], "H": ["#   #", "#   #", "#####", "#   #", "#   #"],
        "I": ["#####", "  #  ", "  #  ", "  #  ", "#####"], "J": ["  ###", "   # ", "   # ", "#  # ", " ##  "],
        "K": ["#   #", "#  # ", "###  ", "#  # ", "#   #"], "L": ["#    ", "#    ", "#    ", "#    ", "#####"],
        "M": ["#   #", "## ##", "# # #", "#   #", "#   #"], "N": ["#   #", "##  #", "# # #", "#  ##", "#   #"],
        "O": [" ### ", "#   #", "#   #", "#   #", " ### "], "P": ["#### ", "#   #", "#### ", "#    ", "#    "],
        "Q": [" ### ", "#   #", "# # #", "#  # ", " ## #"], "R": ["#### ", "#   #", "#### ", "#  # ", "#   #"],
        "S": [" ####", "#    ", " ### ", "    #", "#### "], "T": ["#####", "  #  ", "  #  ", "  #  ", "  #  "],
        "U": ["#   #", "#   #", "#   #", "#   #", " ### "], "V": ["#   #", "#   #", "#   #", " # # ", "  #  "],
        "W": ["#   #", "#   #", "# # #", "## ##", "#   #"], "X": ["#   #", " # # ", "  #  ", " # # ", "#   #"],
        "Y": ["#   #", " # # ", "  #  ", "  #  ", "  #  "], "Z": ["#####", "   # ", "  #  ", " #   ", "#####"],
    ]

    /// Digits of ASCII lines, as on a pocket calculator.
    private static let strokes: [Character: [String]] = [
        "0": [" _ ", "| |", "|_|"], "1": ["   ", "  |", "  |"], "2": [" _ ", " _|", "|_ "], "3": [" _ ", " _|", " _|"],
        "4": ["   ", "|_|", "  |"], "5": [" _ ", "|_ ", " _|"], "6": [" _ ", "|_ ", "|_|"], "7": [" _ ", "  |", "  |"],
        "8": [" _ ", "|_|", "|_|"], "9": [" _ ", "|_|", " _|"], "-": ["  ", "__", "  "], "–": ["  ", "__", "  "],
    ]
}
