/// What one more ingredient in the bar would do.
package struct PurchaseSuggestion: Hashable, Sendable, Identifiable {
    /// What to buy: a kind, never a brand.
    package let ingredient: Identifier<Ingredient>
    /// The drinks it makes possible now, by id.
    package let unlocks: [Identifier<Drink>]
    /// The drinks that would then lack only one more ingredient, by id.
    package let bringsToOneAway: [Identifier<Drink>]

    package init(
        ingredient: Identifier<Ingredient>, unlocks: [Identifier<Drink>], bringsToOneAway: [Identifier<Drink>]
    ) {
        self.ingredient = ingredient
        self.unlocks = unlocks
        self.bringsToOneAway = bringsToOneAway
    }

    /// The ingredient; there is one suggestion each.
    package var id: Identifier<Ingredient> { ingredient }
}
