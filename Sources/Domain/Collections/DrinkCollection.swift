package struct DrinkCollection: Hashable, Sendable, Identifiable {
    /// The longest name, in characters.
    package static let longestName = 60

    /// Such as `my-summer`.
    package let id: Identifier<DrinkCollection>
    package let name: String
    package let count: Int
    /// Seconds since 1970 UTC.
    package let editedAt: Int64

    package init(id: Identifier<DrinkCollection>, name: String, count: Int, editedAt: Int64) {
        self.id = id
        self.name = name
        self.count = count
        self.editedAt = editedAt
    }
}
