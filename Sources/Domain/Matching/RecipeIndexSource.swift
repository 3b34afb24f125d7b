/// Reads the input of the makeable index.
public protocol RecipeIndexSource: Sendable {
    /// Reads everything in one consistent view.
    func recipeIndex() async throws -> RecipeIndexContents
}

/// The input of the makeable index, read at once.
public struct RecipeIndexContents: Sendable {
    /// The tree of ingredients.
    public let graph: IngredientGraph
    /// The general table of substitutes.
    public let substitutions: [Substitution]
    /// The required lines of all recipes.
    public let table: RecipeTable

    /// Memberwise.
    public init(graph: IngredientGraph, substitutions: [Substitution], table: RecipeTable) {
        self.graph = graph
        self.substitutions = substitutions
        self.table = table
    }

    /// From a whole catalogue.
    public init(_ catalogue: Catalogue) {
        self.init(
            graph: IngredientGraph(ingredients: catalogue.ingredients), substitutions: catalogue.substitutions,
            table: RecipeTable(drinks: catalogue.drinks))
    }
}
