import Domain
import FeatureKit
import Terminal

/// The months in which the member made a drink, and the notes of the log.
struct DrinkHistory: Equatable {
    struct Month: Equatable {
        /// `1` to `12`.
        let label: String
        let count: Int
    }

    struct Note: Equatable {
        /// `24 Nov`.
        let day: String
        let text: String
    }

    static let mostMonths = 12
    private static let mostNotes = 4

    /// The last months up to the present one; empty for a drink made in one of them alone.
    let months: [Month]
    /// The newest first.
    let notes: [Note]

    /// `entries` are the last ones of the log, newest first.
    init(_ entries: [MadeEntry], now: Int64, localTime: any LocalTime, strings: Strings) {
        func month(of moment: Int64) -> LocalMonth { LocalMonth(localTime.day(of: localTime.dayStart(of: moment))) }
        let present = month(of: now)
        let counts = Dictionary(entries.map { (month(of: $0.madeAt), 1) }, uniquingKeysWith: +)
        let shown = (0..<Self.mostMonths).reversed().map { present.moved(by: -$0) }
        let active = shown.count { counts[$0] != nil }
        months = active < 2 ? [] : shown.map { Month(label: String($0.month), count: counts[$0] ?? 0) }
        notes = entries.lazy.compactMap { entry in
            entry.note.map { Note(day: DayText.date(entry.madeAt, now: now, localTime, strings), text: $0) }
        }.prefix(Self.mostNotes).map { $0 }
    }
}

extension DrinkDetailView {
    private static let mostNoteLines = 3

    /// Draws a column of at most some rows for each month, with its number below. Returns the next free line.
    func draw(_ months: [DrinkHistory.Month], rows: Int, into canvas: inout Canvas, y: Int) -> Int {
        let most = months.map(\.count).max() ?? 0
        let step = min(6, (canvas.size.width - 4) / max(1, months.count))
        guard most > 0, step >= 3 else { return y }
        canvas.put(strings["drink.by-month"], x: 2, y: y, style: context.theme[.muted])
        let isASCII = context.glyphs != .unicode || canvas.metrics.isASCII
        let parts: [Character] = isASCII ? ["#"] : ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
        for (index, month) in months.enumerated() {
            let x = 2 + index * step
            // The height in parts of a row; at least one part for a month with a making.
            var rest = month.count == 0 ? 0 : max(1, month.count * rows * parts.count / most)
            for row in (1...rows).reversed() where rest > 0 {
                let part = parts[min(rest, parts.count) - 1]
                canvas.put(String(repeating: part, count: step - 1), x: x, y: y + row, style: context.theme[.meter])
                rest -= parts.count
            }
            canvas.put(month.label, x: x, y: y + rows + 1, style: context.theme[.muted])
        }
        return y + rows + 2
    }

    /// Draws each note beside its day. Returns the next free line.
    func draw(_ notes: [DrinkHistory.Note], into canvas: inout Canvas, y: Int) -> Int {
        let x = left(of: notes, canvas.metrics)
        var y = y
        for note in notes {
            canvas.put(note.day, x: 2, y: y, style: context.theme[.muted])
            let area = Rect(x: x, y: y, width: canvas.size.width - x - 2, height: Self.mostNoteLines)
            y += max(1, TextBlock.draw("\"\(note.text)\"", into: &canvas, in: area, style: context.theme[.text]))
        }
        return y
    }

    func lineCount(of notes: [DrinkHistory.Note], in canvas: Canvas) -> Int {
        let width = canvas.size.width - left(of: notes, canvas.metrics) - 2
        return notes.reduce(0) {
            $0 + max(1, min(Self.mostNoteLines, canvas.metrics.wrapped("\"\($1.text)\"", to: width).count))
        }
    }

    private func left(of notes: [DrinkHistory.Note], _ metrics: TextMetrics) -> Int {
        notes.reduce(0) { max($0, metrics.width(of: $1.day)) } + 4
    }
}
