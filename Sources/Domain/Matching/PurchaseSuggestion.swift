/// What one more ingredient in the bar would do.
public struct PurchaseSuggestion: Hashable, Sendable, Identifiable {
    /// What to buy: a kind, never a brand.
    public let ingredient: Identifier<Ingredient>
    /// The drinks it makes possible now, by id.
    public let unlocks: [Identifier<Drink>]
    /// The drinks that would then lack only one more ingredient, by id.
    public let bringsToOneAway: [Identifier<Drink>]

    /// Memberwise.
    public init(
        ingredient: Identifier<Ingredient>, unlocks: [Identifier<Drink>], bringsToOneAway: [Identifier<Drink>]
    ) {
        self.ingredient = ingredient
        self.unlocks = unlocks
        self.bringsToOneAway = bringsToOneAway
    }

    /// The ingredient; there is one suggestion each.
    public var id: Identifier<Ingredient> { ingredient }
}
