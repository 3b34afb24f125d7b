/// The existing records, for matching names in a file.
package struct ImportKnown: Sendable {
    package var ingredients: [Ingredient]
    package var glasses: [Glass]
    package var tools: [Tool]
    package var tags: [Tag]
    package var aliases: [String: Identifier<Ingredient>]

    package var resolver: IngredientResolver { IngredientResolver(ingredients, aliases: aliases) }

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

package protocol KnownNames: Sendable {
    func known() async throws -> ImportKnown
}
