struct LineWrapper {
    private let text: String
    private let limit: Int
    private let metrics: TextMetrics

    private var lines: [String] = []
    private var line: Range<String.Index>
    private var lineColumns = 0
    private var gapColumns = 0
    private var word: Range<String.Index>
    private var wordColumns = 0
    private var isWide = false

    /// No glyph may be wider than `columns`.
    init(_ text: String, columns: Int, metrics: TextMetrics) {
        self.text = text
        self.metrics = metrics
        limit = columns
        line = text.startIndex..<text.startIndex
        word = line
    }

    mutating func run() -> [String] {
        var cursor = GlyphCursor(text, metrics: metrics)
        while cursor.advance() {
            switch kind(of: cursor) {
            case .lineEnd:
                endWord(before: cursor.start)
                breakLine(next: cursor.end)
                word = cursor.end..<cursor.end
                gapColumns = 0
            case .gap:
                endWord(before: cursor.start)
                gapColumns += cursor.columns
                word = cursor.end..<cursor.end
            case .letter:
                wordColumns += cursor.columns
                if cursor.columns == 2 { isWide = true }
            }
        }
        endWord(before: text.endIndex)
        breakLine(next: text.endIndex)
        return lines
    }

    private enum Kind { case gap, letter, lineEnd }

    private func kind(of cursor: GlyphCursor) -> Kind {
        if let scalar = cursor.scalar { return scalar == 0x20 || scalar == 0x3000 ? .gap : .letter }
        let character = text[cursor.start]
        if character.isNewline { return .lineEnd }
        // U+00A0, U+2007 and U+202F exist to keep words together.
        return character.isWhitespace && !["\u{a0}", "\u{2007}", "\u{202f}"].contains(character) ? .gap : .letter
    }

    private mutating func endWord(before end: String.Index) {
        word = word.lowerBound..<end
        guard !word.isEmpty else { return }
        let used = lineColumns + gapColumns
        if used + wordColumns <= limit {
            extendLine(by: word, columns: gapColumns + wordColumns)
        } else if wordColumns <= limit {
            startLine(at: word.lowerBound)
            extendLine(by: word, columns: wordColumns)
        } else {
            cutWord(isFirstLineShared: isWide && used + 2 <= limit)
        }
        gapColumns = 0
        wordColumns = 0
        isWide = false
    }

    private mutating func cutWord(isFirstLineShared: Bool) {
        if isFirstLineShared {
            lineColumns += gapColumns
        } else {
            startLine(at: word.lowerBound)
        }
        var cursor = GlyphCursor(text, range: word, metrics: metrics)
        while cursor.advance() {
            if lineColumns + cursor.columns > limit { breakLine(next: cursor.start) }
            extendLine(by: cursor.start..<cursor.end, columns: cursor.columns)
        }
    }

    private mutating func extendLine(by range: Range<String.Index>, columns: Int) {
        line = line.lowerBound..<range.upperBound
        lineColumns += columns
    }

    /// Begins a line at a word, and drops the previous line if it contains nothing but a gap.
    private mutating func startLine(at index: String.Index) {
        if lineColumns > 0 {
            breakLine(next: index)
        } else {
            line = index..<index
        }
    }

    private mutating func breakLine(next: String.Index) {
        lines.append(String(text[line]))
        line = next..<next
        lineColumns = 0
    }
}
