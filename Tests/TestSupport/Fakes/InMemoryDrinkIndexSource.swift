package import Domain

/// What filters need, out of a catalogue in memory.
package actor InMemoryDrinkIndexSource: DrinkIndexSource {
    /// How often it was read.
    package private(set) var readCount = 0

    private var contents: DrinkIndexContents
    private var failure: (any Error)?

    /// Makes a source of a catalogue.
    package init(_ catalogue: Catalogue) {
        contents = DrinkIndexContents(catalogue)
    }

    /// Makes every reading fail with an error, or succeed again with nil.
    package func fail(with error: (any Error)?) {
        failure = error
    }

    /// Everything filters need.
    package func drinkIndex() async throws -> DrinkIndexContents {
        readCount += 1
        if let failure { throw failure }
        return contents
    }
}
