extension TextMetrics {
    /// Marks a truncated text. One column wide; two dots in ASCII or with wide ambiguous characters.
    package var ellipsis: String {
        isASCII || ambiguousWidth == 2 ? ".." : "…"
    }

    /// With an ellipsis if something is missing. A wide glyph is never cut, so the result may be a column shorter.
    package func truncated(_ text: String, to columns: Int) -> String {
        guard columns > 0 else { return "" }
        var cursor = GlyphCursor(text, metrics: self)
        let mark = columns == 1 && ellipsis.utf8.count == 2 ? "." : ellipsis
        let room = columns - (mark == "…" ? 1 : mark.utf8.count)
        var used = 0
        var cut = text.startIndex
        while cursor.advance() {
            used += cursor.columns
            if used <= room { cut = cursor.end }
            if used > columns { return text[..<cut] + mark }
        }
        return text
    }

    /// Truncates or pads to exactly `columns`. A mark at an end that would combine with the blanks is dropped.
    package func padded(_ text: String, to columns: Int, alignment: TextAlignment = .leading) -> String {
        var shown = truncated(text, to: columns)
        let answer = spaced(shown, columns, alignment)
        if width(of: answer) == max(0, columns) { return answer }
        while let first = shown.first, (" " + String(first)).count == 1 { shown.removeFirst() }
        while let last = shown.last, (String(last) + " ").count == 1 { shown.removeLast() }
        return spaced(shown, columns, alignment)
    }

    private func spaced(_ shown: String, _ columns: Int, _ alignment: TextAlignment) -> String {
        let missing = max(0, columns - width(of: shown))
        let before =
            switch alignment {
            case .leading: 0
            case .trailing: missing
            case .center: missing / 2
            }
        return String(repeating: " ", count: before) + shown + String(repeating: " ", count: missing - before)
    }

    /// Breaks a text into lines of at most `columns`.
    ///
    /// Line ends stay; longer lines break at spaces (in Korean too: between 어절), which are dropped there. A word that
    /// is wider than a line is cut between grapheme clusters; if it contains wide glyphs it starts on the current line,
    /// otherwise on its own. Below two columns wide glyphs are omitted; with zero there is no line.
    package func wrapped(_ text: String, to columns: Int) -> [String] {
        guard columns > 0 else { return [] }
        let narrow = columns == 1 ? withoutWideGlyphs(text) : text
        var wrapper = LineWrapper(narrow, columns: columns, metrics: self)
        return wrapper.run()
    }

    private func withoutWideGlyphs(_ text: String) -> String {
        var cursor = GlyphCursor(text, metrics: self)
        var answer = ""
        while cursor.advance() {
            if cursor.columns < 2 { answer += text[cursor.start..<cursor.end] }
        }
        return answer
    }
}

package enum TextAlignment: Hashable, Sendable {
    case leading
    case trailing
    /// In the middle; an odd blank goes after it.
    case center
}
