/// A member's rating and note for a drink, given without making it.
package struct DrinkOpinion: Hashable, Sendable {
    package let rating: Rating?
    /// One line of at most `Making.longestNote` characters; nil if there is only a rating.
    package let note: String?

    package init?(rating: Rating? = nil, note: String? = nil) {
        let line = PlainText.line(note ?? "", limit: Making.longestNote)
        guard rating != nil || !line.isEmpty else { return nil }
        self.rating = rating
        self.note = line.isEmpty ? nil : line
    }
}
