/// An own recipe in the list of its member.
public struct OwnDrinkEntry: Hashable, Sendable {
    /// The recipe as lists show it.
    public let drink: DrinkSummary
    /// What it is a variant of; nil for a recipe of its own.
    public let variantOf: Identifier<Drink>?
    /// When it was last changed, seconds since 1970 UTC.
    public let editedAt: Int64

    /// Memberwise.
    public init(drink: DrinkSummary, variantOf: Identifier<Drink>?, editedAt: Int64) {
        self.drink = drink
        self.variantOf = variantOf
        self.editedAt = editedAt
    }
}
