package import Domain

/// The data of the matcher from a catalogue in memory.
package actor InMemoryRecipeIndexSource: RecipeIndexSource {
    package private(set) var readCount = 0

    private var contents: RecipeIndexContents
    private var failure: (any Error)?

    package init(_ catalogue: Catalogue) {
        contents = Self.contents(catalogue)
    }

    package func replace(with catalogue: Catalogue) {
        contents = Self.contents(catalogue)
    }

    package func fail(with error: (any Error)?) {
        failure = error
    }

    package func recipeIndex() async throws -> RecipeIndexContents {
        readCount += 1
        if let failure { throw failure }
        return contents
    }

    /// The contents, with positions in the list by name as in the real store.
    private static func contents(_ catalogue: Catalogue) -> RecipeIndexContents {
        let index = DrinkIndexContents(catalogue)
        return RecipeIndexContents(
            graph: index.graph, substitutions: catalogue.substitutions, table: index.table, asked: catalogue.asked)
    }
}
