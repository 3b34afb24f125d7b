import Domain
import TestSupport
import Testing

/// The order of purchases that unlock equally many drinks: taste first, then price.
struct RankPurchasesTests {
    private let catalogue = Catalogue(
        drinks: [
            drink("gin-sour", [line("gin"), line("lemon")]), drink("rum-sour", [line("rum"), line("lemon")]),
            drink("vodka-sour", [line("vodka"), line("lemon")]), drink("rum-neat", [line("rum")]),
            drink("old-rum", [line("rum"), line("bitters")]),
        ],
        ingredients: [
            ingredient("gin"), ingredient("beefeater", under: "gin", brand: true), ingredient("rum"),
            ingredient("vodka"), ingredient("lemon"), ingredient("bitters"),
        ])

    @MainActor
    private func rank(_ world: SampleWorld, limit: Int = 10) async throws -> [RankedPurchase] {
        try await RankPurchases(bar: world.bar, adviser: world.adviser)(limit: limit)
    }

    @Test @MainActor func `the purchase that unlocks most comes first, regardless of taste and price`() async throws {
        let world = SampleWorld(["lemon"], catalogue: catalogue, saved: ["gin-sour"])
        try await world.bar.apply(
            BarChange(added: [Bottle(ingredient: "beefeater", level: .empty, price: 1)]))
        let ranked = try await rank(world)
        #expect(ranked.first?.id == "rum")
        #expect(ranked.first?.suggestion.unlocks == ["rum-neat", "rum-sour"])
    }

    @Test @MainActor func `among equally useful purchases the preferred one comes first`() async throws {
        let plain = try await rank(SampleWorld(["lemon"], catalogue: catalogue))
        #expect(plain.map(\.id) == ["rum", "gin", "vodka", "bitters"])
        #expect(plain.allSatisfy { $0.taste == nil && $0.price == nil })
        let fond = try await rank(SampleWorld(["lemon"], catalogue: catalogue, saved: ["vodka-sour"]))
        #expect(fond.map(\.id) == ["rum", "vodka", "gin", "bitters"])
        #expect((fond[1].taste ?? 0) > (fond[2].taste ?? 0))
    }

    @Test @MainActor func `without a taste the cheaper purchase comes first, unknown prices last`() async throws {
        let world = SampleWorld(["lemon"], catalogue: catalogue)
        let vodka = Bottle(ingredient: "vodka", level: .empty, price: 9)
        try await world.bar.apply(BarChange(added: [vodka, Bottle(ingredient: "beefeater", level: .empty)]))
        #expect(try await rank(world).map(\.id) == ["rum", "vodka", "gin", "bitters"])
        let brand = SampleWorld(["lemon"], catalogue: catalogue)
        try await brand.bar.apply(
            BarChange(added: [vodka, Bottle(ingredient: "beefeater", level: .empty, price: 8)]))
        let ranked = try await rank(brand)
        #expect(ranked.map(\.id) == ["rum", "gin", "vodka", "bitters"], "a brand's price counts for its kind")
        #expect(ranked.map(\.price) == [nil, 8, 9, nil])
    }

    @Test @MainActor func `among kinds with the same effect the more general one comes first`() async throws {
        let wines = Catalogue(
            drinks: [drink("spritz", [line("sparkling-wine"), line("bitters")])],
            ingredients: [
                ingredient("cava", under: "sparkling-wine"), ingredient("sparkling-wine"), ingredient("bitters"),
            ])
        let world = SampleWorld(["bitters"], catalogue: wines)
        let ranked = try await rank(world)
        #expect(ranked.map(\.id) == ["sparkling-wine"])
        #expect(ranked.first?.alternatives == ["cava"])
        #expect(try await rank(world, limit: 1).map(\.id) == ["sparkling-wine"])
    }

    private func asked(_ drink: Drink, _ asked: Int) -> Drink {
        Drink(
            id: drink.id, name: drink.name, summary: drink.summary, base: drink.base, lines: drink.lines, steps: [],
            techniques: drink.techniques, glass: drink.glass, serving: drink.serving, asked: asked)
    }

    @Test @MainActor func `one drink that everybody orders outweighs two that nobody orders`() async throws {
        let bottles = [ingredient("lemon"), ingredient("sugar"), ingredient("gin")]
        let catalogue = Catalogue(
            drinks: [
                asked(drink("lemonade", [line("lemon"), line("sugar")]), 10),
                asked(drink("sour", [line("lemon"), line("gin")]), 100),
            ], ingredients: bottles)
        #expect(try await rank(SampleWorld(["lemon"], catalogue: catalogue)).map(\.id) == ["gin", "sugar"])
        let two = Catalogue(
            drinks: catalogue.drinks + [asked(drink("water", [line("sugar")]), 10)], ingredients: bottles)
        #expect(try await rank(SampleWorld(["lemon"], catalogue: two)).map(\.id) == ["gin", "sugar"])
    }

    @Test @MainActor func `among equal purchases the ingredient in most recipes comes first`() async throws {
        let sugars = Catalogue(
            drinks: [
                drink("julep", [line("powdered-sugar", or: ["sugar"])]),
                drink("far", [line("sugar"), line("x"), line("y")]),
                drink("off", [line("sugar"), line("x"), line("y")]),
            ], ingredients: ["powdered-sugar", "sugar", "x", "y"].map { ingredient($0) })
        let ranked = try await rank(SampleWorld(catalogue: sugars))
        #expect(ranked.first?.id == "sugar")
        #expect(ranked.first?.alternatives == ["powdered-sugar"])
    }

    @Test @MainActor func `purchases that unlock nearly the same drinks share a row`() async throws {
        let honeys = Catalogue(
            drinks: ["a", "b", "c"].map { drink($0, [line("honey-syrup", or: ["honey"])]) }
                + [drink("d", [line("honey")]), drink("e", [line("gin")])],
            ingredients: ["honey", "honey-syrup", "gin"].map { ingredient($0) })
        let ranked = try await rank(SampleWorld(catalogue: honeys))
        #expect(ranked.map(\.id) == ["honey", "gin"])
        #expect(ranked.first?.alternatives == ["honey-syrup"])
    }

    @Test @MainActor func `the limit applies after ranking by taste`() async throws {
        let world = SampleWorld(["lemon"], catalogue: catalogue, saved: ["vodka-sour"])
        #expect(try await rank(world, limit: 2).map(\.id) == ["rum", "vodka"])
        #expect(try await rank(world, limit: 0).isEmpty)
    }

    @Test @MainActor func `purchases with the same effect share a row, the one in recipes first`() async throws {
        let brandies = Catalogue(
            drinks: [
                drink("sidecar", [line("cognac", or: ["armagnac", "brandy"]), line("lemon")]),
                drink("stinger", [line("cognac", or: ["armagnac", "brandy"])]),
            ],
            ingredients: [
                ingredient("brandy"), ingredient("armagnac", under: "brandy"), ingredient("cognac", under: "brandy"),
                ingredient("lemon"),
            ])
        let ranked = try await rank(SampleWorld(["lemon"], catalogue: brandies))
        #expect(ranked.map(\.id) == ["cognac"])
        #expect(ranked.first?.alternatives == ["brandy", "armagnac"])
        #expect(ranked.first?.suggestion.unlocks == ["sidecar", "stinger"])
    }

    @Test @MainActor func `a mix that needs a made ingredient is never bought`() async throws {
        let mixes = Catalogue(
            drinks: [drink("zombie", [line("mix")])],
            ingredients: [
                ingredient("juice"), ingredient("cinnamon"),
                Ingredient(id: "syrup", name: LocalizedText(both: "syrup"), category: .syrup, parts: ["cinnamon"]),
                Ingredient(id: "mix", name: LocalizedText(both: "mix"), category: .juice, parts: ["juice", "syrup"]),
            ])
        let world = SampleWorld(["juice"], catalogue: mixes)
        #expect(try await rank(world).map(\.id) == ["cinnamon"])
        let (matcher, contents) = try await world.bar.matching()
        let known = Dictionary(mixes.ingredients.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let way = WhyNot(matcher: matcher, ingredients: known)(mixes.drinks[0], in: contents)
        #expect(way?.purchases == ["syrup"])
    }
}
