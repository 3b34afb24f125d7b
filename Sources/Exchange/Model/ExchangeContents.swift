public import Domain

/// The contents of a file to be written.
public struct ExchangeContents: Sendable {
    /// Words drinks are grouped by.
    public var tags: [Tag]
    /// Members' own glasses.
    public var glasses: [Glass] = []
    /// Members' own tools.
    public var tools: [Tool] = []
    /// Kinds and brands.
    public var ingredients: [Ingredient]
    /// Recipes.
    public var drinks: [Drink]
    /// Other sections of our own format.
    public var sections: [ExchangeSection]

    /// Empty by default.
    public init(
        tags: [Tag] = [], ingredients: [Ingredient] = [], drinks: [Drink] = [], sections: [ExchangeSection] = []
    ) {
        self.tags = tags
        self.ingredients = ingredients
        self.drinks = drinks
        self.sections = sections
    }
}
