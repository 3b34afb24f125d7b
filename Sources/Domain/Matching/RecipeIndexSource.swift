/// Where the numbers over all recipes come from.
public protocol RecipeIndexSource: Sendable {
    /// Reads everything the matcher needs, in one consistent view.
    func recipeIndex() async throws -> RecipeIndexContents
}
