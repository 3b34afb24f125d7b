package import Domain

/// The data of filters from a catalogue in memory.
package actor InMemoryDrinkIndexSource: DrinkIndexSource {
    package private(set) var readCount = 0

    private var contents: DrinkIndexContents
    private var failure: (any Error)?

    package init(_ catalogue: Catalogue) {
        contents = DrinkIndexContents(catalogue)
    }

    package func fail(with error: (any Error)?) {
        failure = error
    }

    package func drinkIndex() async throws -> DrinkIndexContents {
        readCount += 1
        if let failure { throw failure }
        return contents
    }
}
