import Domain
import TestSupport
import Testing

/// What a party needs, and what of it is to be bought.
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
        #expect(!campari.isToBuy)
        let vermouth = try need("sweet-vermouth", plan)
        #expect(vermouth.entry == nil)
    }

    @Test func `what the bar makes of its parts is not bought`() async throws {
        let plan = try await plan(
            [PartyDrink(drink: "gimlet", servings: 3)], [Bottle(ingredient: "gin"), Bottle(ingredient: "lime")])
        let juice = try need("lime-juice", plan)
        #expect(juice.isInBar)
        let bought = plan.needs.filter { $0.isToBuy }
        #expect(bought.isEmpty)
    }

    @Test func `an unknown drink is left out`() async throws {
        let plan = try await plan([PartyDrink(drink: "nothing")], [])
        #expect(plan.courses.isEmpty)
        #expect(plan.needs.isEmpty)
    }

    @Test func `a menu has 1 to 999 of each`() {
        #expect(PartyDrink(drink: "negroni", servings: 0).servings == 1)
        #expect(PartyDrink(drink: "negroni", servings: 5_000).servings == 999)
    }

    @Test func `names and notes are one harmless line`() {
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
