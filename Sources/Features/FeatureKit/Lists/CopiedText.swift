import Terminal

@MainActor
enum CopiedText {
    /// Wide enough, in columns, for a row with long names.
    private static let widest = 400

    /// Returns one line as text, with its parts two spaces apart regardless of their drawn distance.
    static func line(metrics: TextMetrics, draw: (inout Canvas, Rect) -> Void) -> String {
        let area = Rect(x: 0, y: 0, width: widest, height: 1)
        var canvas = Canvas(size: Size(width: area.width, height: area.height), metrics: metrics)
        draw(&canvas, area)
        return parts(of: canvas.text).joined(separator: "  ")
    }

    /// The parts of a line that are at least two spaces apart.
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
