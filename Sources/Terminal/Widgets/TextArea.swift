/// Several lines of editable text. Long lines are wrapped; up and down move along the lines as drawn and leave the text
/// at its ends.
package struct TextArea: Hashable, Sendable {
    package private(set) var field: TextField

    package init(text: String = "", limit: Int = 2_000) {
        field = TextField(text: text, limit: limit, hasLines: true)
    }

    package var text: String { field.text }

    /// Replaces the text without control sequences; can be undone.
    package mutating func replace(with text: String) {
        var cleaner = PasteCleaner()
        for scalar in text.unicodeScalars { cleaner.append(scalar) }
        field.replace(with: cleaner.text)
    }

    package mutating func handle(_ event: InputEvent, columns: Int, metrics: TextMetrics) -> TextField.Outcome {
        guard case .key(let key) = event, key.modifiers.isEmpty else { return field.handle(event) }
        switch key.code {
        case .up: return move(by: -1, columns, metrics)
        case .down: return move(by: 1, columns, metrics)
        case .home: return moveInLine(columns, metrics) { $0.lowerBound }
        case .end: return moveInLine(columns, metrics) { $0.upperBound }
        default: return field.handle(event)
        }
    }

    /// The lines as drawn in `columns`: character ranges without line ends.
    package func lines(columns: Int, metrics: TextMetrics) -> [Range<Int>] {
        let characters = Array(field.text)
        let columns = max(2, columns)
        var lines: [Range<Int>] = []
        var start = 0
        var width = 0
        var afterBlank: Int?
        for (index, character) in characters.enumerated() {
            if character == "\n" {
                lines.append(start..<index)
                (start, width, afterBlank) = (index + 1, 0, nil)
                continue
            }
            let own = metrics.width(of: String(character))
            if width + own > columns, index > start {
                let end = afterBlank ?? index
                lines.append(start..<end)
                start = end
                width = characters[start..<index].reduce(0) { $0 + metrics.width(of: String($1)) }
                afterBlank = nil
            }
            width += own
            if character == " " { afterBlank = index + 1 }
        }
        lines.append(start..<characters.count)
        return lines
    }

    package func line(of lines: [Range<Int>]) -> Int {
        lines.lastIndex { $0.lowerBound <= field.cursor } ?? 0
    }

    private mutating func move(by step: Int, _ columns: Int, _ metrics: TextMetrics) -> TextField.Outcome {
        let lines = lines(columns: columns, metrics: metrics)
        let line = line(of: lines)
        guard lines.indices.contains(line + step) else { return .ignored }
        let target = lines[line + step]
        field.place(at: min(target.lowerBound + field.cursor - lines[line].lowerBound, last(of: target, lines)))
        return .consumed
    }

    private mutating func moveInLine(
        _ columns: Int, _ metrics: TextMetrics, _ place: (Range<Int>) -> Int
    ) -> TextField.Outcome {
        let lines = lines(columns: columns, metrics: metrics)
        let range = lines[line(of: lines)]
        field.place(at: min(place(range), last(of: range, lines)))
        return .consumed
    }

    /// The last position in a line: after its text, but before the last character of a wrapped line.
    private func last(of line: Range<Int>, _ lines: [Range<Int>]) -> Int {
        let isContinued = lines.contains { $0.lowerBound == line.upperBound && $0 != line }
        return isContinued ? max(line.lowerBound, line.upperBound - 1) : line.upperBound
    }
}
