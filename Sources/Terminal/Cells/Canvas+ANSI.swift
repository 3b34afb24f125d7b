extension Canvas {
    /// All rows with the escape sequences of their styles, each row ending with a reset and a newline. Colours are sent
    /// unconverted: palette numbers as `38;5;n`, others as `38;2;r;g;b`.
    package var ansiText: String {
        var text = ""
        for y in 0..<size.height {
            var current = Style.plain
            let row = cells(inRow: y)
            let last = row.lastIndex { $0.text != " " || $0.style.background != .standard } ?? row.startIndex - 1
            for cell in row[row.startIndex..<(last + 1)] where !cell.isContinuation {
                if cell.style != current {
                    text += cell.style.escapeSequence
                    current = cell.style
                }
                text += cell.text
            }
            if current != .plain { text += "\u{1B}[0m" }
            text += "\n"
        }
        return text
    }
}

extension Style {
    var escapeSequence: String {
        let codes =
            ["0"] + attributes.codes + Self.codes(of: foreground, introducer: "38")
            + Self.codes(of: background, introducer: "48")
        return "\u{1B}[\(codes.joined(separator: ";"))m"
    }

    private static func codes(of color: Color, introducer: String) -> [String] {
        switch color.components {
        case .standard: []
        case .indexed(let number): [introducer, "5", String(number)]
        case .rgb(let red, let green, let blue): [introducer, "2", String(red), String(green), String(blue)]
        }
    }
}
