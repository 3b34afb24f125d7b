package protocol DrinkFeatureSource: Sendable {
    /// Reads everything from one consistent snapshot.
    func drinkFeatures() async throws -> DrinkFeatureContents
}

package struct DrinkFeatureContents: Sendable {
    /// In the order of the matcher's table, if there is one.
    package let drinks: [DrinkFeatures]
    package let graph: IngredientGraph

    package init(drinks: [DrinkFeatures], graph: IngredientGraph) {
        self.drinks = drinks
        self.graph = graph
    }

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
