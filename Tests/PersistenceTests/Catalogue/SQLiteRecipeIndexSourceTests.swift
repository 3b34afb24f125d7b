import Testing

@testable import Domain
@testable import Persistence

struct SQLiteRecipeIndexSourceTests {
    @Test func `the stored index answers like one built from the catalogue`() async throws {
        let database = try await AppDatabase.sample()
        let stored = try await SQLiteRecipeIndexSource(database: database).recipeIndex()
        let catalogue = RecipeIndexContents(SampleCatalogue.whole)
        #expect(Set(stored.graph.ids) == Set(catalogue.graph.ids))
        #expect(stored.graph.staples == ["water"])
        let bottles: [Identifier<Ingredient>] = [
            "beefeater", "campari", "rum", "lime", "sugar", "ghost", "sweet-vermouth",
        ]
        for mask in 0..<(1 << bottles.count) {
            let owned = bottles.indices.filter { mask & (1 << $0) != 0 }.map { Bottle(ingredient: bottles[$0]) }
            let left = MakeableIndex(stored, bottles: owned)
            let right = MakeableIndex(catalogue, bottles: owned)
            #expect(Set(left.makeable(by: .english)) == Set(right.makeable(by: .english)), "\(owned)")
            #expect(left.oneAway() == right.oneAway(), "\(owned)")
            #expect(left.buyNext(limit: 9) == right.buyNext(limit: 9), "\(owned)")
        }
    }

    @Test func `positions match the lists by name`() async throws {
        let database = try await AppDatabase.sample()
        let index = MakeableIndex(
            try await SQLiteRecipeIndexSource(database: database).recipeIndex(),
            bottles: [Bottle(ingredient: "campari")])
        #expect(index.makeable(by: .english) == ["b-52"])
        #expect(index.positions(awayAtMost: 0, by: .english) == [0])
        #expect(index.positions(awayAtMost: 0, by: .korean) == [3])
    }

    @Test func `an ingredient unknown to the catalogue is listed as missing`() async throws {
        let database = try await AppDatabase.sample()
        let index = MakeableIndex(
            try await SQLiteRecipeIndexSource(database: database).recipeIndex(),
            bottles: [Bottle(ingredient: "campari")])
        #expect(index.oneAway().contains(OneAwayGroup(ingredient: "ghost", drinks: ["garibaldi"])))
    }

    @Test func `an empty store gives an empty index`() async throws {
        let source = SQLiteRecipeIndexSource(database: try AppDatabase.inMemory())
        let contents = try await source.recipeIndex()
        #expect(contents.table.recipes.isEmpty)
        #expect(MakeableIndex(contents).buyNext(limit: 5).isEmpty)
    }

    @Test func `a drink's demand is stored and read by recipe index and features`() async throws {
        var catalogue = SampleCatalogue.whole
        let first = catalogue.drinks[0]
        catalogue.drinks[0] = Drink(
            id: first.id, name: first.name, summary: first.summary, base: first.base, lines: first.lines,
            steps: first.steps, techniques: first.techniques, glass: first.glass, serving: first.serving, asked: 90)
        let database = try AppDatabase.inMemory()
        try await CatalogueImporter(database: database).importIfChanged(catalogue, fingerprint: "asked")
        let drinks = SQLiteDrinkRepository(database: database)
        #expect(try await drinks.drink(first.id)?.asked == 90)
        #expect(try await drinks.drinks(with: [first.id]).first?.asked == 90)
        #expect(try await SQLiteRecipeIndexSource(database: database).recipeIndex().asked == [first.id: 90])
        let features = try await SQLiteDrinkFeatureSource(database: database).drinkFeatures().drinks
        #expect(features.first { $0.id == first.id }?.popularity.asked == 90)
    }
}
