package import Domain

/// The contents of a file to be written.
package struct ExchangeContents: Sendable {
    /// Words drinks are grouped by.
    package var tags: [Tag]
    /// Members' own glasses.
    package var glasses: [Glass] = []
    /// Members' own tools.
    package var tools: [Tool] = []
    /// Kinds and brands.
    package var ingredients: [Ingredient]
    /// Recipes.
    package var drinks: [Drink]
    /// Other sections of our own format.
    package var sections: [ExchangeSection]

    /// Empty by default.
    package init(
        tags: [Tag] = [], ingredients: [Ingredient] = [], drinks: [Drink] = [], sections: [ExchangeSection] = []
    ) {
        self.tags = tags
        self.ingredients = ingredients
        self.drinks = drinks
        self.sections = sections
    }
}
