/// A recipe that an import would store, to be looked at before.
package struct RecipePreview: Hashable, Sendable {
    /// The recipe as it was understood.
    package let drink: Drink
    /// What its ingredients are called.
    package let names: [Identifier<Ingredient>: LocalizedText]

    package init(_ drink: Drink, names: [Identifier<Ingredient>: LocalizedText]) {
        self.drink = drink
        self.names = names
    }
}
