/// A list of drinks that a member named and ordered.
public struct DrinkCollection: Hashable, Sendable, Identifiable {
    /// The most characters of a name.
    public static let longestName = 60

    /// Its id, `my-summer`.
    public let id: Identifier<DrinkCollection>
    /// Its name.
    public let name: String
    /// How many drinks stand in it.
    public let count: Int
    /// When it was last changed, seconds since 1970 UTC.
    public let editedAt: Int64

    /// Makes a collection.
    public init(id: Identifier<DrinkCollection>, name: String, count: Int, editedAt: Int64) {
        self.id = id
        self.name = name
        self.count = count
        self.editedAt = editedAt
    }
}
