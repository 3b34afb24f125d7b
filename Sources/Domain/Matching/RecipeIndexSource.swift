/// Reads the input of the makeable index.
public protocol RecipeIndexSource: Sendable {
    /// Reads everything in one consistent view.
    func recipeIndex() async throws -> RecipeIndexContents
}
