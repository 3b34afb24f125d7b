/// Somebody at the party waits for a drink.
public struct PartyOrder: Hashable, Sendable, Identifiable {
    /// The most characters of a guest's name.
    public static let longestName = 40
    /// The most characters of a note.
    public static let longestNote = 200

    /// Its id, a number in digits; later orders have larger ones, and none is used again.
    public let id: Identifier<PartyOrder>
    /// The drink.
    public let drink: Identifier<Drink>
    /// Who gets it, one line; empty where nobody said.
    public let name: String
    /// What to mind, one line; empty for nothing.
    public let note: String
    /// Whether it was served.
    public var isDone: Bool

    /// Makes an order; names and notes become one harmless line.
    public init(
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
