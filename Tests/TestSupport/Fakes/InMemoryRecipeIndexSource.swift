package import Domain

/// What the matcher needs, out of a catalogue in memory.
package actor InMemoryRecipeIndexSource: RecipeIndexSource {
    /// How often it was read.
    package private(set) var readCount = 0

    private var contents: RecipeIndexContents
    private var failure: (any Error)?

    /// Makes a source of a catalogue.
    package init(_ catalogue: Catalogue) {
        contents = Self.contents(catalogue)
    }

    /// Takes another catalogue from now on.
    package func replace(with catalogue: Catalogue) {
        contents = Self.contents(catalogue)
    }

    /// Makes every reading fail with an error, or succeed again with nil.
    package func fail(with error: (any Error)?) {
        failure = error
    }

    /// Everything the matcher needs.
    package func recipeIndex() async throws -> RecipeIndexContents {
        readCount += 1
        if let failure { throw failure }
        return contents
    }

    /// The contents with the positions of the list by name, as the real store has them.
    private static func contents(_ catalogue: Catalogue) -> RecipeIndexContents {
        let index = DrinkIndexContents(catalogue)
        return RecipeIndexContents(
            graph: index.graph, substitutions: catalogue.substitutions, table: index.table, asked: catalogue.asked)
    }
}
