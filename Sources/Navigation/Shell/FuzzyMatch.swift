/// Whether the letters of a query occur in a text in order, and how well.
enum FuzzyMatch {
    /// A score, higher is better; nil for no match. Letters at the start of a word and consecutive letters count more.
    static func score(_ query: String, in text: String) -> Int? {
        let query = Array(query.lowercased().filter { !$0.isWhitespace })
        guard !query.isEmpty else { return 0 }
        var next = 0
        var score = 0
        var run = 0
        var isWordStart = true
        for character in text.lowercased() {
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
        return next == query.count ? score * 100 - text.count : nil
    }
}
