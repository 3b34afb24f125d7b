public import Domain

/// What is written into one file.
public struct ExchangeContents: Sendable {
    /// Words drinks are grouped by.
    public var tags: [Tag]
    /// Kinds and brands.
    public var ingredients: [Ingredient]
    /// Recipes.
    public var drinks: [Drink]
    /// What else our own format carries.
    public var sections: [ExchangeSection]

    /// Makes contents; nothing named is empty.
    public init(
        tags: [Tag] = [], ingredients: [Ingredient] = [], drinks: [Drink] = [], sections: [ExchangeSection] = []
    ) {
        self.tags = tags
        self.ingredients = ingredients
        self.drinks = drinks
        self.sections = sections
    }
}
