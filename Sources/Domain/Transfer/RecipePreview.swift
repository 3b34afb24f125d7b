package struct RecipePreview: Hashable, Sendable {
    package let drink: Drink
    package let names: [Identifier<Ingredient>: LocalizedText]

    package init(_ drink: Drink, names: [Identifier<Ingredient>: LocalizedText]) {
        self.drink = drink
        self.names = names
    }
}
