import Domain
import TestSupport
import Testing

/// What a party needs, and how much of it must be bought.
struct PartyTotalsTests {
    private let ingredients = InMemoryIngredientRepository(SampleCatalogue.standard)

    private func plan(_ menu: [PartyDrink], _ bottles: [Bottle]) async throws -> PlanParty.Plan {
        let catalogue = SampleCatalogue.standard
        let bar = HomeBar(
            profile: Profile.localID, repository: InMemoryBarRepository(bottles: bottles),
            source: InMemoryRecipeIndexSource(catalogue))
        return try await PlanParty(
            drinks: InMemoryDrinkRepository(catalogue), ingredients: ingredients, bar: bar)(menu)
    }

    private func need(_ id: Identifier<Ingredient>, _ plan: PlanParty.Plan) throws -> PartyNeed {
        try #require(plan.needs.first { $0.ingredient == id })
    }

    @Test func `amounts add up over the menu`() async throws {
        let plan = try await plan(
            [PartyDrink(drink: "negroni", servings: 4), PartyDrink(drink: "americano", servings: 2)], [])
        let campari = try need("campari", plan)
        #expect(campari.amount == 180)
        #expect(campari.drinks == ["negroni", "americano"])
        let gin = try need("gin", plan)
        #expect(gin.amount == 120)
        let rest = plan.needs.filter { !$0.isToBuy }
        #expect(rest.isEmpty)
        let names = plan.needs.map { $0.ingredient }
        #expect(!names.contains("orange"))
    }

    @Test func `a bottle in the bar is not bought unless its remaining amount is too little`() async throws {
        let plan = try await plan(
            [PartyDrink(drink: "negroni", servings: 4)],
            [
                Bottle(ingredient: "beefeater", level: .low, size: 600), Bottle(ingredient: "campari"),
                Bottle(ingredient: "sweet-vermouth", level: .full, size: 750),
            ])
        let gin = try need("beefeater", plan)
        #expect(gin.isInBar)
        let short = try #require(gin.short)
        #expect(abs(short - 20) < 1e-9)
        #expect(gin.entry?.amount == gin.short)
        let campari = try need("campari", plan)
        #expect(!campari.isToBuy && campari.isAssumedFull)
        #expect(!gin.isAssumedFull)
        #expect(plan.short == ["negroni"])
        let vermouth = try need("sweet-vermouth", plan)
        #expect(vermouth.entry == nil)
    }

    @Test func `an ingredient made from parts in the bar is not bought`() async throws {
        let plan = try await plan(
            [PartyDrink(drink: "gimlet", servings: 3)], [Bottle(ingredient: "gin"), Bottle(ingredient: "lime")])
        let juice = try need("lime-juice", plan)
        #expect(juice.isInBar)
        let bought = plan.needs.filter { $0.isToBuy }
        #expect(bought.isEmpty)
    }

    /// The standard catalogue with a lime of 25 ml and a syrup that stands in for sugar in its own amount.
    private func plan(
        _ lines: [DrinkLine], servings: Int, _ bottles: [Bottle],
        recipes: [Identifier<Ingredient>: HouseRecipe] = [:], at moment: Int64? = nil
    ) async throws -> PlanParty.Plan {
        var catalogue = SampleCatalogue.standard
        catalogue.drinks = [drink("d", lines)]
        catalogue.ingredients = catalogue.ingredients.map { ingredient in
            ingredient.id == "lime"
                ? Ingredient(
                    id: "lime", name: ingredient.name, category: .fruit,
                    content: IngredientContent(pieceMillilitres: 25)) : ingredient
        }
        let bar = HomeBar(
            profile: Profile.localID, repository: InMemoryBarRepository(bottles: bottles),
            source: InMemoryRecipeIndexSource(catalogue))
        return try await PlanParty(
            drinks: InMemoryDrinkRepository(catalogue), ingredients: InMemoryIngredientRepository(catalogue), bar: bar
        )([PartyDrink(drink: "d", servings: servings)], recipes: recipes, at: moment)
    }

    @Test func `a stand-in counts with its own amount and joins other lines that use it`() async throws {
        let cube = DrinkLine(
            ingredient: "sugar", amount: 1, unit: .cube,
            substitutes: [DrinkSubstitute(ingredient: "simple-syrup", amount: 5, unit: .millilitre)])
        let syrup = DrinkLine(ingredient: "simple-syrup", amount: 15, amountMax: 20, unit: .millilitre)
        let plan = try await plan([cube, syrup], servings: 8, [Bottle(ingredient: "simple-syrup")])
        #expect(plan.needs.map(\.ingredient) == ["simple-syrup"])
        #expect(plan.needs.first?.amount == 200)
        #expect(plan.needs.first?.unit == .millilitre)
    }

    @Test func `pressed juice counts in whole fruit and uses up counted fruit`() async throws {
        let lime = DrinkLine(ingredient: "lime-juice", amount: 30, unit: .millilitre)
        let bottles = [Bottle(ingredient: "lime")]
        let need = try #require(try await plan([lime], servings: 10, bottles).needs.first)
        #expect(need.ingredient == "lime" && need.unit == .whole)
        #expect(need.amount == 12)
        #expect(need.short == 11)
        let entry = try #require(need.entry)
        let bought = try #require(Bottle.bought("lime", for: entry, replacing: bottles[0], category: .fruit))
        #expect(bought.remaining == 12)
        let after = try #require(try await plan([lime], servings: 10, [bought]).needs.first)
        #expect(!after.isToBuy)
        let less = try #require(bought.pouring(2.4))
        #expect(try await plan([lime], servings: 10, [less]).needs.first?.short == 3)
    }

    @Test func `juice missing from the bar is bought as fruit`() async throws {
        let lime = DrinkLine(ingredient: "lime-juice", amount: 30, unit: .millilitre)
        let need = try #require(try await plan([lime], servings: 10, []).needs.first)
        #expect(need.ingredient == "lime" && need.isToBuy)
        #expect(need.entry?.amount == 12)
        let carton = try await plan([lime], servings: 10, [Bottle(ingredient: "lime-juice", remaining: 100)])
        #expect(carton.needs.first?.ingredient == "lime-juice" && carton.needs.first?.short == 200)
    }

    @Test func `eight slices or wedges are one fruit, in one row with pressed fruit`() async throws {
        let lines = [
            DrinkLine(ingredient: "lime-juice", amount: 25, unit: .millilitre),
            DrinkLine(ingredient: "lime", amount: 2, unit: .wedge),
        ]
        let plan = try await plan(lines, servings: 4, [Bottle(ingredient: "lime")])
        #expect(plan.needs.map(\.ingredient) == ["lime"])
        #expect(plan.needs.first?.amount == 5)
        #expect(plan.needs.first?.short == 4)
    }

    @Test func `an ingredient with a house recipe is made from its parts, not bought`() async throws {
        let recipe = try #require(
            HouseRecipe(
                "simple-syrup", parts: [.init("sugar", 200, .gram), .init("water", 200, .millilitre)], yield: 320,
                days: 2))
        let line = DrinkLine(ingredient: "simple-syrup", amount: 20, unit: .millilitre)
        let plan = try await plan([line], servings: 8, [], recipes: ["simple-syrup": recipe])
        let syrup = try need("simple-syrup", plan)
        #expect(syrup.batch == 160 && !syrup.isToBuy)
        let sugar = try need("sugar", plan)
        #expect(sugar.amount == 100 && sugar.unit == .gram && sugar.isToBuy)
        let batch = try #require(plan.batches.first)
        #expect(batch.millilitres == 160)
        let day = try #require(LocalDay("2026-12-01"))
        #expect(batch.day(for: day).text == "2026-11-29")
    }

    @Test func `a batch that spoils before the party counts as used up`() async throws {
        let recipe = try #require(HouseRecipe("sweet-vermouth", parts: [.init("sugar", 200, .gram)], yield: 300))
        let line = DrinkLine(ingredient: "sweet-vermouth", amount: 20, unit: .millilitre)
        let bottles = [Bottle(ingredient: "sweet-vermouth", level: .full, openedAt: 0, size: 300, remaining: 300)]
        func batch(_ days: Int64) async throws -> Double? {
            try await plan(
                [line], servings: 8, bottles, recipes: ["sweet-vermouth": recipe], at: days * 86_400
            ).needs.first { $0.ingredient == "sweet-vermouth" }?.batch
        }
        #expect(try await batch(1) == nil)
        #expect(try await batch(61) == 160)
    }

    @Test func `bottles bought for a party add to those in the bar, which ends its shopping`() async throws {
        let line = DrinkLine(ingredient: "vermouth", amount: 90, unit: .millilitre)
        var bottles = [Bottle(ingredient: "vermouth")]
        let need = try #require(try await plan([line], servings: 16, bottles).needs.first)
        #expect(need.short == 690)
        let entry = try #require(need.entry)
        bottles = [
            try #require(Bottle.bought("vermouth", for: entry, replacing: bottles[0], category: .vermouth))
        ]
        #expect(bottles[0].remaining == 1_500)
        #expect(try await plan([line], servings: 16, bottles).needs.allSatisfy { !$0.isToBuy })
    }

    @Test func `an unknown drink is left out`() async throws {
        let plan = try await plan([PartyDrink(drink: "nothing")], [])
        #expect(plan.courses.isEmpty)
        #expect(plan.needs.isEmpty)
    }

    @Test func `a menu has 1 to 999 servings of a drink`() {
        #expect(PartyDrink(drink: "negroni", servings: 0).servings == 1)
        #expect(PartyDrink(drink: "negroni", servings: 5_000).servings == 999)
    }

    @Test func `names and notes are single lines without control characters`() {
        let order = PartyOrder(id: "1", drink: "negroni", name: " Mina\n\u{1B}[31m ", note: "no\tice")
        #expect(order.name == "Mina [31m")
        #expect(order.note == "no ice")
    }

    @Test func `half a bottle of unknown size is not enough for forty drinks`() async throws {
        let plan = try await plan(
            [PartyDrink(drink: "negroni", servings: 40)],
            [Bottle(ingredient: "sweet-vermouth", level: .half), Bottle(ingredient: "campari")])
        let vermouth = try need("sweet-vermouth", plan)
        #expect(vermouth.isInBar)
        #expect(abs((vermouth.short ?? 0) - 825) < 1e-9)
        #expect(abs((try need("campari", plan).short ?? 0) - 500) < 1e-9)
    }
}
