/// Reads the features of all drinks.
public protocol DrinkFeatureSource: Sendable {
    /// Reads everything in one consistent view.
    func drinkFeatures() async throws -> DrinkFeatureContents
}

/// The input of the space of drinks.
public struct DrinkFeatureContents: Sendable {
    /// In the order of the matcher's table, if there is one.
    public let drinks: [DrinkFeatures]
    /// The tree of ingredients.
    public let graph: IngredientGraph

    /// Memberwise.
    public init(drinks: [DrinkFeatures], graph: IngredientGraph) {
        self.drinks = drinks
        self.graph = graph
    }

    /// From a whole catalogue.
    public init(_ catalogue: Catalogue, calculator: DrinkCalculator = DrinkCalculator()) {
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
