package struct PurchaseSuggestion: Hashable, Sendable, Identifiable {
    /// Always a kind, never a brand.
    package let ingredient: Identifier<Ingredient>
    /// The drinks that become possible, sorted by id.
    package let unlocks: [Identifier<Drink>]
    /// The drinks that then lack only one more ingredient, sorted by id.
    package let bringsToOneAway: [Identifier<Drink>]

    package init(
        ingredient: Identifier<Ingredient>, unlocks: [Identifier<Drink>], bringsToOneAway: [Identifier<Drink>]
    ) {
        self.ingredient = ingredient
        self.unlocks = unlocks
        self.bringsToOneAway = bringsToOneAway
    }

    package var id: Identifier<Ingredient> { ingredient }
}
