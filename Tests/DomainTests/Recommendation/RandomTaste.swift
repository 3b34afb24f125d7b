import TestSupport

@testable import Domain

/// Drinks with a taste, evidence and a bar, generated from a seed over a random tree of ingredients.
struct RandomTaste {
    let features: [DrinkFeatures]
    let graph: IngredientGraph
    let evidence: TasteEvidence
    let bar: MakeableIndex
    let ids: [Identifier<Drink>]
    var random: SplitMix64

    init(seed: UInt64, drinks count: Int = 60) {
        var world = RandomWorld(seed: seed, drinks: count)
        var random = SplitMix64(seed: seed &+ 1)
        let tags: [Identifier<Tag>] = ["sour", "long", "bitter", "classic", "sweet"]
        graph = IngredientGraph(ingredients: world.catalogue.ingredients)
        features = world.catalogue.drinks.map { drink in
            DrinkFeatures(
                id: drink.id, base: [.gin, .rum, .none].randomElement(using: &random) ?? .gin,
                techniques: [[.shake], [.stir], [.dryShake, .shake], []].randomElement(using: &random) ?? [],
                shares: drink.requiredLines.map {
                    IngredientShare(ingredient: $0.ingredient, share: Double.random(in: 0...1, using: &random))
                }, tags: tags.filter { _ in random.chance(40) },
                meters: DrinkMeters(
                    strength: Int.random(in: 0...3, using: &random), sugar: Int.random(in: 0...3, using: &random),
                    level: Int.random(in: 1...3, using: &random)),
                popularity: Popularity(iba: IBAGroup.allCases.randomElement(using: &random), isClassic: false))
        }
        ids = features.map(\.id)
        var evidence = TasteEvidence()
        for _ in 0..<Int.random(in: 1...15, using: &random) {
            evidence[ids.randomElement(using: &random) ?? "d0"] = DrinkEvidence(
                rating: random.chance(60) ? Double(Int.random(in: 1...10, using: &random)) / 2 : nil,
                isSaved: random.chance(30),
                daysSinceMade: random.chance(40) ? Double.random(in: 0...120, using: &random) : nil,
                isTried: random.chance(40))
        }
        self.evidence = evidence
        bar = MakeableIndex(
            RecipeIndexContents(world.catalogue), bottles: (0..<8).map { _ in world.bottle() },
            preferences: world.preferences)
        self.random = random
    }

    var space: DrinkSpace { DrinkSpace(features, graph: graph) }

    func features(_ id: Identifier<Drink>) -> DrinkFeatures? { features.first { $0.id == id } }
}
