import Domain
import TestSupport
import Testing

struct MakeDrinkTests {
    private static let catalogue = Catalogue(
        drinks: [
            drink("martini", [line("gin"), line("vermouth"), line("orange-bitters", optional: true)]),
            drink("strong-martini", [line("navy-gin")]),
        ],
        ingredients: [
            ingredient("gin", content: IngredientContent(strength: 40)),
            ingredient("navy-gin", under: "gin", brand: true, content: IngredientContent(strength: 50)),
            ingredient("vermouth", content: IngredientContent(strength: 20)),
            ingredient("orange-bitters", content: IngredientContent(strength: 30)),
        ])

    private let log = InMemoryMadeLogRepository()
    /// 2026-11-21 10:40 UTC, 19:40 in Seoul.
    private let now: Int64 = 1_795_257_600

    private func make(_ bottles: [Identifier<Ingredient>] = []) -> MakeDrink {
        let bar = HomeBar(
            profile: Profile.localID, repository: InMemoryBarRepository(bottles),
            source: InMemoryRecipeIndexSource(Self.catalogue))
        let describe = DescribeDrink(
            drinks: InMemoryDrinkRepository(Self.catalogue), ingredients: InMemoryIngredientRepository(Self.catalogue),
            bar: bar)
        return MakeDrink(
            describe: describe, log: log, profile: Profile.localID, clock: FixedClock(now),
            localTime: FixedLocalTime(hoursEast: 9))
    }

    /// Converts millilitres of ethanol to grams.
    private func grams(_ millilitres: Double) -> Double { millilitres * StandardDrink.ethanolDensity }

    @Test func `ethanol is computed from the recipe, without missing optional lines`() async throws {
        let entry = try await make()("martini").entry
        #expect(abs(entry.ethanol - grams(12 + 6)) < 1e-9)
        #expect(entry.madeAt == now)
        #expect(entry.servings == 1)
    }

    @Test func `ethanol is computed from the matching bottles`() async throws {
        let entry = try await make(["navy-gin", "orange-bitters"])("martini", servings: 2).entry
        #expect(abs(entry.ethanol - 2 * grams(15 + 6 + 9)) < 1e-9)
    }

    @Test func `a variant is logged under its drink, with its own ethanol`() async throws {
        let entry = try await make()("martini", variant: "strong-martini").entry
        #expect(entry.drink == "martini")
        #expect(entry.variant == "strong-martini")
        #expect(abs(entry.ethanol - grams(15)) < 1e-9)
    }

    @Test func `an evening starts at five in the morning, local time`() async throws {
        // 04:59:59 and 05:00:00 of that day in Seoul.
        let five = now - (14 * 3_600 + 40 * 60)
        try await log.add(Making(drink: "x", madeAt: five - 1, ethanol: 100), of: Profile.localID)
        try await log.add(Making(drink: "x", madeAt: five, ethanol: 5), of: Profile.localID)
        let outcome = try await make()("martini", rating: Rating(4.5), note: "a\u{7}b")
        #expect(outcome.evening?.servings == 2)
        #expect(abs((outcome.evening?.ethanol ?? 0) - (5 + grams(18))) < 1e-9)
        #expect(outcome.entry.rating == Rating(4.5))
        #expect(outcome.entry.note == "a b")
    }

    @Test func `a drink logged for an earlier evening has no total for this one`() async throws {
        let outcome = try await make()("martini", at: now - 86_400)
        #expect(outcome.evening == nil)
        #expect(outcome.entry.madeAt == now - 86_400)
    }

    @Test func `a time more than a day ahead counts as now`() async throws {
        #expect(try await make()("martini", at: now + 86_401).entry.madeAt == now)
        #expect(try await make()("martini", at: now + 86_400).entry.madeAt == now + 86_400)
    }

    @Test func `an unknown drink is not logged`() async throws {
        await #expect(throws: NotFound(id: "ghost")) { try await make()("ghost") }
        await #expect(throws: NotFound(id: "ghost")) { try await make()("martini", variant: "ghost") }
        #expect(try await log.madeDrinks(of: Profile.localID, after: nil, limit: 1).isEmpty)
    }

    @Test func `making a drink reduces only bottles with counted millilitres`() async throws {
        let shelf = InMemoryBarRepository(bottles: [
            Bottle(ingredient: "navy-gin", level: .half, size: 700, price: 24.9, remaining: 350),
            Bottle(ingredient: "vermouth", level: .full, size: 750),
        ])
        let log = InMemoryMadeLogRepository(bars: shelf)
        let bar = HomeBar(
            profile: Profile.localID, repository: shelf, source: InMemoryRecipeIndexSource(Self.catalogue))
        let describe = DescribeDrink(
            drinks: InMemoryDrinkRepository(Self.catalogue), ingredients: InMemoryIngredientRepository(Self.catalogue),
            bar: bar)
        let make = MakeDrink(
            describe: describe, log: log, profile: Profile.localID, clock: FixedClock(now),
            localTime: FixedLocalTime(hoursEast: 9)
        ).lowering(bar)
        #expect(try await make("martini", servings: 5).low == ["navy-gin"])
        let bottles = try await bar.bottles().sorted { $0.ingredient < $1.ingredient }
        #expect(bottles.map(\.millilitresLeft) == [200, 750])
        #expect(bottles.first?.level == .low)
        let cost = try #require(try await describe("martini")?.cost)
        #expect(abs(cost.amount - 24.9 * 30 / 700) < 1e-9)
        #expect(cost.isAtLeast)
        try await make("martini", servings: 8)
        #expect(try await bar.bottles().first { $0.ingredient == "navy-gin" }?.level == .empty)
    }
}
