/// What exists before an import, for matching names in a file.
public struct ImportKnown: Sendable {
    /// Every ingredient.
    public var ingredients: [Ingredient]
    /// Every glass.
    public var glasses: [Glass]
    /// Every tool.
    public var tools: [Tool]
    /// Every tag.
    public var tags: [Tag]
    /// Names that members gave to ingredients.
    public var aliases: [String: Identifier<Ingredient>]

    /// What a written ingredient means.
    public var resolver: IngredientResolver { IngredientResolver(ingredients, aliases: aliases) }

    /// Empty by default.
    public init(
        ingredients: [Ingredient] = [], glasses: [Glass] = [], tools: [Tool] = [], tags: [Tag] = [],
        aliases: [String: Identifier<Ingredient>] = [:]
    ) {
        self.ingredients = ingredients
        self.glasses = glasses
        self.tools = tools
        self.tags = tags
        self.aliases = aliases
    }
}

/// The names of everything in the store, for reading and writing files.
public protocol KnownNames: Sendable {
    func known() async throws -> ImportKnown
}
