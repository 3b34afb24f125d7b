/// What one more thing in the bar would do.
public struct PurchaseSuggestion: Hashable, Sendable, Identifiable {
    /// What to buy: a kind, never a brand.
    public let ingredient: Identifier<Ingredient>
    /// The drinks it makes possible now, by id.
    public let unlocks: [Identifier<Drink>]
    /// The drinks that would then lack one thing only and now lack more, by id.
    public let bringsToOneAway: [Identifier<Drink>]

    /// Makes a suggestion.
    public init(
        ingredient: Identifier<Ingredient>, unlocks: [Identifier<Drink>], bringsToOneAway: [Identifier<Drink>]
    ) {
        self.ingredient = ingredient
        self.unlocks = unlocks
        self.bringsToOneAway = bringsToOneAway
    }

    /// A thing is suggested once.
    public var id: Identifier<Ingredient> { ingredient }
}
