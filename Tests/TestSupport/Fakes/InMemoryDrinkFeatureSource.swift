package import Domain

/// The data of recommendations from a catalogue in memory.
package actor InMemoryDrinkFeatureSource: DrinkFeatureSource {
    package private(set) var readCount = 0

    private let contents: DrinkFeatureContents
    private var failure: (any Error)?

    package init(_ catalogue: Catalogue) {
        contents = DrinkFeatureContents(catalogue)
    }

    package func fail(with error: (any Error)?) {
        failure = error
    }

    package func drinkFeatures() async throws -> DrinkFeatureContents {
        readCount += 1
        if let failure { throw failure }
        return contents
    }
}

extension DrinkFeatureContents {
    package init(_ catalogue: Catalogue, calculator: DrinkCalculator = DrinkCalculator()) {
        let graph = IngredientGraph(ingredients: catalogue.ingredients)
        let contents = catalogue.contents()
        let volumes = Dictionary(catalogue.glasses.map { ($0.id, $0.volume) }, uniquingKeysWith: { first, _ in first })
        self.init(
            drinks: catalogue.drinks.map {
                DrinkFeatures(
                    $0, contents: contents, glassVolume: volumes[$0.glass], staples: graph.staples,
                    calculator: calculator)
            }, graph: graph)
    }
}
