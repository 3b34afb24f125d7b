package import Domain

/// What the rules of taste need, out of a catalogue in memory.
package actor InMemoryDrinkFeatureSource: DrinkFeatureSource {
    /// How often it was read.
    package private(set) var readCount = 0

    private let contents: DrinkFeatureContents
    private var failure: (any Error)?

    /// Makes a source of a catalogue.
    package init(_ catalogue: Catalogue) {
        contents = DrinkFeatureContents(catalogue)
    }

    /// Makes every reading fail with an error, or succeed again with nil.
    package func fail(with error: (any Error)?) {
        failure = error
    }

    /// What the rules of taste need of every drink.
    package func drinkFeatures() async throws -> DrinkFeatureContents {
        readCount += 1
        if let failure { throw failure }
        return contents
    }
}
