import Terminal

@MainActor
package enum CopiedText {
    /// Wide enough, in columns, for a row with long names.
    private static let widest = 400

    /// Returns the words of one line, with its parts two spaces apart regardless of their drawn distance.
    static func line(draw: (inout Canvas, Rect, RenderContext) -> Void) -> String {
        let area = Rect(x: 0, y: 0, width: widest, height: 1)
        // A clipboard takes any sign, whatever the terminal can show; in ASCII a mark would look like a letter.
        var canvas = Canvas(size: Size(width: area.width, height: area.height))
        draw(&canvas, area, RenderContext(isPlain: true))
        return words(of: canvas.text)
    }

    /// Returns the parts of a line that contain words, without marks, meters and lines.
    static func words(of line: String) -> String {
        parts(of: line).map { part in
            part.split(separator: " ").filter { !$0.unicodeScalars.allSatisfy(isDrawing) }.joined(separator: " ")
        }.filter { !$0.isEmpty }.joined(separator: "  ")
    }

    private static func isDrawing(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x2500...0x25ff, 0x2713, 0x2717, 0x2800...0x28ff: true
        default: scalar == "~"
        }
    }

    /// The parts of a line that are at least two spaces apart.
    package static func parts(of line: String) -> [String] {
        var parts: [String] = []
        var part = ""
        var blanks = 0
        for character in line {
            if character == " " {
                blanks += 1
                continue
            }
            if blanks > 1, !part.isEmpty {
                parts.append(part)
                part = ""
            } else if blanks == 1, !part.isEmpty {
                part.append(" ")
            }
            blanks = 0
            part.append(character)
        }
        return part.isEmpty ? parts : parts + [part]
    }
}
