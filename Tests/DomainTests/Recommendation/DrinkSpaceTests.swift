import Testing

@testable import Domain

struct DrinkSpaceTests {
    private static let meters = DrinkMeters(strength: 2, sugar: 2, level: 2)
    private static let graph = IngredientGraph(ingredients: [
        ingredient("gin"), ingredient("london-dry", under: "gin"), ingredient("lemon"), ingredient("rum"),
    ])

    private static func features(
        _ id: Identifier<Drink>, _ shares: KeyValuePairs<Identifier<Ingredient>, Double>,
        tags: [Identifier<Domain.Tag>] = []
    ) -> DrinkFeatures {
        DrinkFeatures(
            id: id, base: .gin, techniques: [.shake],
            shares: shares.map { IngredientShare(ingredient: $0.key, share: $0.value) }, tags: tags, meters: meters,
            popularity: Popularity(iba: nil, isClassic: false))
    }

    private static let four = [
        features("a", ["gin": 0.75, "lemon": 0.25]), features("b", ["london-dry": 1]), features("c", ["rum": 1]),
        features("d", ["rum": 1]),
    ]

    /// By hand: two of four drinks have gin, ln(1 + 4/2) = 1.0986; one has lemon, one London dry, ln 5 = 1.6094.
    @Test func `an ingredient is weighted by share and rarity, its kind slightly less`() throws {
        let space = DrinkSpace(Self.four, graph: Self.graph)
        let a = try #require(space.vector(of: "a"))
        // √0.75 × 1.0986 = 0.9514, √0.25 × 1.6094 = 0.8047; over the length 1.2461.
        #expect(abs((a.ingredients["gin"] ?? 0) - 0.7635) < 0.0001)
        #expect(abs((a.ingredients["lemon"] ?? 0) - 0.6458) < 0.0001)
        let b = try #require(space.vector(of: "b"))
        // (1.6094 + 1.0986) / 2 = 1.3540 and √0.8 × 1.0986 = 0.9826; over the length 1.6730.
        #expect(abs((b.ingredients["london-dry"] ?? 0) - 0.8093) < 0.0001)
        #expect(abs((b.ingredients["gin"] ?? 0) - 0.5873) < 0.0001)
        #expect(b.ingredients.count == 2)
    }

    @Test func `the taste of a drink is its cosine with the profile`() {
        let space = DrinkSpace(Self.four, graph: Self.graph)
        let scores = Recommender(space).scores(of: ["a", "b", "c"], for: TasteSamples.rated(["a": 4]))
        #expect(abs((scores["a"]?.taste ?? 0) - 1) < 0.0001)
        // (0.6 × 0.7635 × 0.5873 + 0.15) / 0.75 = 0.5587 and, with the meters alone, 0.2.
        #expect(abs((scores["b"]?.taste ?? 0) - 0.7794) < 0.0001)
        #expect(abs((scores["c"]?.taste ?? 0) - 0.6) < 0.0001)
    }

    @Test func `a neighbouring step counts half, and steps out of range are clamped`() throws {
        let odd = DrinkFeatures(
            id: "odd", base: .none, techniques: [], shares: [], tags: [],
            meters: DrinkMeters(strength: 0, sugar: 7, level: -1), popularity: Popularity(iba: nil, isClassic: false))
        let meters = try #require(DrinkSpace([odd], graph: Self.graph).vector(of: "odd")).meters
        #expect(meters.map { $0 / (meters.first ?? 1) } == [1, 0.5, 0, 0, 0, 0, 0.5, 1, 1, 0.5, 0, 0])
    }

    @Test func `rare tags weigh more, and a repeated tag counts once`() throws {
        let space = DrinkSpace(
            [
                Self.features("a", [:], tags: ["sour", "smoky", "sour"]), Self.features("b", [:], tags: ["sour"]),
                Self.features("c", [:], tags: ["sour"]),
            ], graph: Self.graph)
        let tags = try #require(space.vector(of: "a")).tags
        // ln 2 = 0.6931 and ln 4 = 1.3863.
        #expect(abs((tags["smoky"] ?? 0) / (tags["sour"] ?? 1) - 2) < 0.0001)
    }

    @Test func `garnishes and staples have no taste, and a leaf counts as a dash`() {
        let julep = drink(
            "julep",
            [
                DrinkLine(ingredient: "bourbon", amount: 59.1, unit: .millilitre),
                DrinkLine(ingredient: "mint", amount: 8, unit: .leaf), line("water"), line("cherry", optional: true),
            ])
        let features = DrinkFeatures(julep, contents: [:], glassVolume: nil, staples: ["water"])
        #expect(features.shares.map(\.ingredient) == ["bourbon", "mint"])
        #expect(features.shares.map { ($0.share * 1000).rounded() } == [985, 15])
    }

    @Test func `invalid data produces no invalid numbers`() {
        let space = DrinkSpace(
            [
                Self.features("a", ["gin": .nan, "lemon": -4, "ghost": .infinity]), Self.features("a", ["rum": 1]),
                Self.features("b", ["ghost": 1e300, "gin": 0]), Self.features("c", [:]),
            ], graph: Self.graph)
        #expect(space.ids == ["a", "b", "c"])
        for score in Recommender(space).scores(of: space.ids, for: TasteSamples.rated(["a": 5, "c": 1])).values {
            #expect((0...1).contains(score.total))
        }
        #expect(space.vector(of: "nobody") == nil)
    }
}
