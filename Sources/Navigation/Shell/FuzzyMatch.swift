/// Whether the letters of a query occur in a text in order, and how well.
enum FuzzyMatch {
    /// A score, higher is better; nil for no match. A text that is the query goes first, then one that begins with it,
    /// one with a word that does, and one that holds it; of these the one it covers most of. Then letters at the start
    /// of a word and consecutive letters count more.
    static func score(_ query: String, in text: String) -> Int? {
        let query = query.lowercased()
        let text = text.lowercased()
        let letters = Array(query.filter { !$0.isWhitespace })
        guard !letters.isEmpty else { return 0 }
        guard let score = score(letters, in: text) else { return nil }
        guard let range = range(of: query, in: text) else { return score * 100 - text.count }
        let share = 1_000 * query.count / max(1, text.count)
        let isAtStart = range == text.startIndex
        return (isAtStart ? 3_000_000 : isWordStart(range, in: text) ? 2_000_000 : 1_000_000) + share * 100
    }

    private static func score(_ query: [Character], in text: String) -> Int? {
        var next = 0
        var score = 0
        var run = 0
        var isWordStart = true
        for character in text {
            guard next < query.count else { break }
            if character == query[next] {
                run += 1
                score += run + (isWordStart ? 4 : 0)
                next += 1
            } else {
                run = 0
            }
            isWordStart = !character.isLetter && !character.isNumber
        }
        return next == query.count ? score : nil
    }

    /// Where the query stands in the text, at the start of a word if it does so anywhere.
    private static func range(of query: String, in text: String) -> String.Index? {
        var found: String.Index?
        var index = text.startIndex
        while index < text.endIndex {
            if text[index...].hasPrefix(query) {
                if isWordStart(index, in: text) { return index }
                found = found ?? index
            }
            index = text.index(after: index)
        }
        return found
    }

    private static func isWordStart(_ index: String.Index, in text: String) -> Bool {
        guard index > text.startIndex else { return true }
        let before = text[text.index(before: index)]
        return !before.isLetter && !before.isNumber
    }
}
