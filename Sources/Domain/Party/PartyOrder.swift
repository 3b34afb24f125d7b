package struct PartyOrder: Hashable, Sendable, Identifiable {
    /// The longest name of a guest, in characters.
    package static let longestName = 40
    /// The longest note, in characters.
    package static let longestNote = 200

    /// A number in digits; later orders have larger ones, and none is reused.
    package let id: Identifier<PartyOrder>
    package let drink: Identifier<Drink>
    /// One line; empty if unknown.
    package let name: String
    /// A wish on one line; empty for none.
    package let note: String
    package var isDone: Bool

    /// Reduces the name and the note to one line without control characters.
    package init(
        id: Identifier<PartyOrder>, drink: Identifier<Drink>, name: String = "", note: String = "",
        isDone: Bool = false
    ) {
        self.id = id
        self.drink = drink
        self.name = PlainText.line(name, limit: Self.longestName)
        self.note = PlainText.line(note, limit: Self.longestNote)
        self.isDone = isDone
    }
}
