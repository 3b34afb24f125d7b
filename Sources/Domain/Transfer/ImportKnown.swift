/// What exists before an import, for matching names in a file.
package struct ImportKnown: Sendable {
    package var ingredients: [Ingredient]
    package var glasses: [Glass]
    package var tools: [Tool]
    package var tags: [Tag]
    /// Names that members gave to ingredients.
    package var aliases: [String: Identifier<Ingredient>]

    /// What a written ingredient means.
    package var resolver: IngredientResolver { IngredientResolver(ingredients, aliases: aliases) }

    /// Empty by default.
    package init(
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
package protocol KnownNames: Sendable {
    func known() async throws -> ImportKnown
}
