import Terminal

/// Rows of a list: aligned columns in a terminal, tab-separated and uncut in a pipe.
struct TextTable {
    private let rows: [[String]]

    init(_ rows: [[String]]) {
        self.rows = rows
    }

    /// The text with a newline after each row; empty without rows.
    func text(isTerminal: Bool = Shell.isTerminal) -> String {
        let clean = rows.map { $0.map(Self.withoutControls) }
        guard isTerminal else { return clean.map { $0.joined(separator: "\t") + "\n" }.joined() }
        let metrics = TextMetrics()
        var widths: [Int] = []
        for row in clean {
            for (column, cell) in row.enumerated() {
                let width = metrics.width(of: cell)
                if column < widths.count { widths[column] = max(widths[column], width) } else { widths.append(width) }
            }
        }
        return clean.map { row in
            var line = ""
            for (column, cell) in row.enumerated() {
                line += column == row.count - 1 ? cell : metrics.padded(cell, to: widths[column]) + "  "
            }
            while line.last == " " { line.removeLast() }
            return line + "\n"
        }.joined()
    }

    /// Control characters must never reach a terminal.
    private static func withoutControls(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.map { scalar in
                    scalar.value < 0x20 || (0x7f...0x9f).contains(scalar.value) ? " " : scalar
                }))
    }
}
