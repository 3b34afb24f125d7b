import Terminal

/// What is drawn, as text to be copied.
@MainActor
enum CopiedText {
    /// Columns with room for every row, however long its names are.
    private static let widest = 400

    /// One line as text: its parts two blanks apart, however far apart they are drawn.
    static func line(metrics: TextMetrics, draw: (inout Canvas, Rect) -> Void) -> String {
        let area = Rect(x: 0, y: 0, width: widest, height: 1)
        var canvas = Canvas(size: Size(width: area.width, height: area.height), metrics: metrics)
        draw(&canvas, area)
        return parts(of: canvas.text).joined(separator: "  ")
    }

    /// The parts of a line that stand two blanks or more apart.
    static func parts(of line: String) -> [String] {
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
