package protocol RecipeIndexSource: Sendable {
    /// Reads all contents in one consistent view.
    func recipeIndex() async throws -> RecipeIndexContents
}

package struct RecipeIndexContents: Sendable {
    package let graph: IngredientGraph
    package let substitutions: [Substitution]
    package let table: RecipeTable

    package init(graph: IngredientGraph, substitutions: [Substitution], table: RecipeTable) {
        self.graph = graph
        self.substitutions = substitutions
        self.table = table
    }

    package init(_ catalogue: Catalogue) {
        self.init(
            graph: IngredientGraph(ingredients: catalogue.ingredients), substitutions: catalogue.substitutions,
            table: RecipeTable(drinks: catalogue.drinks))
    }
}
