package import Domain

package struct ExchangeContents: Sendable {
    package var tags: [Tag]
    package var glasses: [Glass] = []
    package var tools: [Tool] = []
    package var ingredients: [Ingredient]
    package var drinks: [Drink]
    package var sections: [ExchangeSection]

    package init(
        tags: [Tag] = [], ingredients: [Ingredient] = [], drinks: [Drink] = [], sections: [ExchangeSection] = []
    ) {
        self.tags = tags
        self.ingredients = ingredients
        self.drinks = drinks
        self.sections = sections
    }
}
