/// Reads the input of the makeable index.
package protocol RecipeIndexSource: Sendable {
    /// Reads everything in one consistent view.
    func recipeIndex() async throws -> RecipeIndexContents
}

/// The input of the makeable index, read at once.
package struct RecipeIndexContents: Sendable {
    /// The tree of ingredients.
    package let graph: IngredientGraph
    /// The general table of substitutes.
    package let substitutions: [Substitution]
    /// The required lines of all recipes.
    package let table: RecipeTable

    package init(graph: IngredientGraph, substitutions: [Substitution], table: RecipeTable) {
        self.graph = graph
        self.substitutions = substitutions
        self.table = table
    }

    /// From a whole catalogue.
    package init(_ catalogue: Catalogue) {
        self.init(
            graph: IngredientGraph(ingredients: catalogue.ingredients), substitutions: catalogue.substitutions,
            table: RecipeTable(drinks: catalogue.drinks))
    }
}
