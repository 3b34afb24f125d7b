/// A list of drinks that a member named and ordered.
public struct DrinkCollection: Hashable, Sendable, Identifiable {
    /// The longest name, in characters.
    public static let longestName = 60

    /// Such as `my-summer`.
    public let id: Identifier<DrinkCollection>
    /// Its name.
    public let name: String
    /// How many drinks it contains.
    public let count: Int
    /// When it last changed, seconds since 1970 UTC.
    public let editedAt: Int64

    /// Memberwise.
    public init(id: Identifier<DrinkCollection>, name: String, count: Int, editedAt: Int64) {
        self.id = id
        self.name = name
        self.count = count
        self.editedAt = editedAt
    }
}
