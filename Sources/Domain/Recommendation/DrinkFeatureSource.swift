/// Reads the features of all drinks.
package protocol DrinkFeatureSource: Sendable {
    /// Reads everything in one consistent view.
    func drinkFeatures() async throws -> DrinkFeatureContents
}

/// The input of the space of drinks.
package struct DrinkFeatureContents: Sendable {
    /// In the order of the matcher's table, if there is one.
    package let drinks: [DrinkFeatures]
    /// The tree of ingredients.
    package let graph: IngredientGraph

    package init(drinks: [DrinkFeatures], graph: IngredientGraph) {
        self.drinks = drinks
        self.graph = graph
    }

    /// From a whole catalogue.
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
