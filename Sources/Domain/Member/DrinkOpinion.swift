/// A rating and a note that a member gives a drink without making it.
package struct DrinkOpinion: Hashable, Sendable {
    /// Nil if it has only a note.
    package let rating: Rating?
    /// One line of at most `Making.longestNote` characters; nil if it has only a rating.
    package let note: String?

    /// Nil if there is neither a rating nor a note.
    package init?(rating: Rating? = nil, note: String? = nil) {
        let line = PlainText.line(note ?? "", limit: Making.longestNote)
        guard rating != nil || !line.isEmpty else { return nil }
        self.rating = rating
        self.note = line.isEmpty ? nil : line
    }
}
