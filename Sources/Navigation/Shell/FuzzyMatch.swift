/// Matches the letters of a query in their order in a text and scores the match.
enum FuzzyMatch {
    /// The score, higher being better; nil for no match. An exact match ranks first, then a match at the start of
    /// the text, of a word, and anywhere; among these, the larger share of the text wins. Scattered letters rank last:
    /// those at the start of a word and consecutive ones count more.
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
