/// Everything that counting over all recipes needs, read at once.
public struct RecipeIndexContents: Sendable {
    /// The tree of ingredients.
    public let graph: IngredientGraph
    /// The general table of stand-ins.
    public let substitutions: [Substitution]
    /// The required lines of all recipes.
    public let table: RecipeTable

    /// Makes contents from their parts.
    public init(graph: IngredientGraph, substitutions: [Substitution], table: RecipeTable) {
        self.graph = graph
        self.substitutions = substitutions
        self.table = table
    }

    /// The contents of a whole catalogue.
    public init(_ catalogue: Catalogue) {
        self.init(
            graph: IngredientGraph(ingredients: catalogue.ingredients), substitutions: catalogue.substitutions,
            table: RecipeTable(drinks: catalogue.drinks))
    }
}
