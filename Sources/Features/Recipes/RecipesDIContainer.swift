public import Domain

/// Builds the screens of the feature Recipes: own recipes.
@MainActor
public final class RecipesDIContainer {
    /// What the feature needs.
    public struct Dependencies: Sendable {
        /// The words.
        public let strings: Strings

        /// Makes dependencies.
        public init(strings: Strings) {
            self.strings = strings
        }
    }

    private let dependencies: Dependencies

    /// Makes a container.
    public init(_ dependencies: Dependencies) {
        self.dependencies = dependencies
    }
}
