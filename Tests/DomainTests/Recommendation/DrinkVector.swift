@testable import Domain

/// The taste of a drink as named weights.
///
/// Three blocks, each of length 1 or empty: the ingredients, weighted by √share of volume × rarity (half of it
/// inherited from the kind above), with their ancestors at `DrinkSpace.damping` per step; the tags, weighted by rarity;
/// the meters, one entry for each step 0…3 of strength, sugar and level. Comparisons weight the blocks by
/// `DrinkSpace.blockWeights`.
struct DrinkVector: Hashable, Sendable {
    let ingredients: [Identifier<Ingredient>: Double]
    let tags: [Identifier<Tag>: Double]
    /// Four entries per meter, in the order strength, sugar, level.
    let meters: [Double]
}

extension DrinkSpace {
    init(_ catalogue: Catalogue, calculator: DrinkCalculator = DrinkCalculator()) {
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

    func vector(of id: Identifier<Drink>) -> DrinkVector? {
        guard let row = places[id].map(Int.init) else { return nil }
        func named<Name: Hashable>(_ rows: SparseRows, _ names: [Name]) -> [Name: Double] {
            Dictionary(
                uniqueKeysWithValues: rows.range(row).map { (names[Int(rows.features[$0])], Double(rows.weights[$0])) })
        }
        return DrinkVector(
            ingredients: named(ingredients, numbers.ingredients), tags: named(tags, numbers.tags),
            meters: meters[row].vector.map(Double.init))
    }
}
