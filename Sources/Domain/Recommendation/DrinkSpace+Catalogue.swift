extension DrinkSpace {
    package init(_ catalogue: Catalogue, calculator: DrinkCalculator = DrinkCalculator()) {
        let graph = IngredientGraph(ingredients: catalogue.ingredients)
        let own = Dictionary(catalogue.ingredients.map { ($0.id, $0.content) }, uniquingKeysWith: { first, _ in first })
        var contents = own
        for id in own.keys {
            for ancestor in graph.ancestors(of: id) {
                if let above = own[ancestor] { contents[id] = contents[id]?.filled(from: above) }
            }
        }
        let volumes = Dictionary(catalogue.glasses.map { ($0.id, $0.volume) }, uniquingKeysWith: { first, _ in first })
        self.init(
            catalogue.drinks.map {
                DrinkFeatures(
                    $0, contents: contents, glassVolume: volumes[$0.glass], staples: graph.staples,
                    calculator: calculator)
            }, graph: graph)
    }
}
