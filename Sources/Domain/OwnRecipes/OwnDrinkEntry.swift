/// A row of a member's own recipes.
public struct OwnDrinkEntry: Hashable, Sendable {
    /// The recipe as lists show it.
    public let drink: DrinkSummary
    /// Nil if it is not a variant.
    public let variantOf: Identifier<Drink>?
    /// When it last changed, seconds since 1970 UTC.
    public let editedAt: Int64

    /// Memberwise.
    public init(drink: DrinkSummary, variantOf: Identifier<Drink>?, editedAt: Int64) {
        self.drink = drink
        self.variantOf = variantOf
        self.editedAt = editedAt
    }
}
