import Domain
import GRDB
import Testing

@testable import Persistence

struct SQLiteOwnRecipeRepositoryTests {
    @Test func `a new recipe appears in the list, in search and in the matcher`() async throws {
        let world = try await OwnWorld()
        let id = try await world.recipes.save(OwnWorld.drink("Gimlet Two", "김렛 둘"), as: nil, at: 5, of: world.me)
        #expect(id == "my-gimlet-two")
        let drinks = SQLiteDrinkRepository(database: world.database)
        let names = try await drinks.drinks(in: 0..<10, by: .english).map(\.name.english)
        #expect(names == ["B-52", "Daiquirí", "Garibaldi", "Gimlet Two", "Negroni"])
        #expect(try await drinks.positions(matching: "ㄱㄹㄷ", by: .english) == [3])
        let summary = try #require(try await drinks.drinks(with: [id]).first)
        #expect(summary.base == .gin)
        #expect(summary.strength > 15)
        let index = MakeableIndex(
            try await SQLiteRecipeIndexSource(database: world.database).recipeIndex(),
            bottles: [Bottle(ingredient: "gin"), Bottle(ingredient: "lime")])
        #expect(index.makeable(by: .english).contains(id))
    }

    @Test func `a step written in one language only is stored`() async throws {
        let world = try await OwnWorld()
        for step in [LocalizedText(english: "Stir", korean: ""), LocalizedText(english: "", korean: "젓는다.")] {
            let plain = OwnWorld.drink("Plain")
            let drink = Drink(
                id: plain.id, name: plain.name, summary: plain.summary, base: plain.base, lines: plain.lines,
                steps: [step], techniques: plain.techniques, glass: plain.glass, serving: plain.serving)
            let id = try await world.recipes.save(drink, as: nil, at: 1, of: world.me)
            #expect(try await SQLiteDrinkRepository(database: world.database).drink(id)?.steps == [step])
        }
    }

    @Test func `a clashing ID gets a number, and no ID is reused`() async throws {
        let world = try await OwnWorld()
        let drink = OwnWorld.drink("Summer")
        #expect(try await world.recipes.save(drink, as: nil, at: 1, of: world.me) == "my-summer")
        #expect(try await world.recipes.save(drink, as: nil, at: 2, of: world.me) == "my-summer-2")
        try await world.recipes.delete(drinks: ["my-summer-2"], of: world.me)
        #expect(try await world.recipes.save(drink, as: nil, at: 3, of: world.me) == "my-summer-3")
    }

    @Test func `a new catalogue keeps own recipes`() async throws {
        let world = try await OwnWorld()
        let id = try await world.recipes.save(
            OwnWorld.drink("Summer", tags: ["sour"], variantOf: "negroni"), as: nil, at: 1, of: world.me)
        var catalogue = SampleCatalogue.whole
        catalogue.drinks.removeFirst()
        try await CatalogueImporter(database: world.database).importIfChanged(catalogue, fingerprint: "next")
        let drinks = SQLiteDrinkRepository(database: world.database)
        #expect(try await drinks.drink("negroni") == nil)
        let kept = try #require(try await drinks.drink(id))
        #expect(kept.variantOf == "negroni")
        #expect(kept.base == .gin)
        #expect(try await CatalogueDump(world.database) == CatalogueDump(world.rebuilt(catalogue)))
    }

    @Test func `only its author can change a recipe`() async throws {
        let world = try await OwnWorld()
        let id = try await world.recipes.save(OwnWorld.drink("Mine"), as: nil, at: 1, of: world.me)
        await #expect(throws: OwnRecordProblem.ofAnother(id: id.rawValue)) {
            try await world.recipes.save(OwnWorld.drink("Yours"), as: id, at: 2, of: "other")
        }
        await #expect(throws: OwnRecordProblem.ofAnother(id: id.rawValue)) {
            try await world.recipes.delete(drinks: [id], of: "other")
        }
        await #expect(throws: OwnRecordProblem.ofCatalogue(id: "negroni")) {
            try await world.recipes.save(OwnWorld.drink("Negroni"), as: "negroni", at: 2, of: world.me)
        }
        #expect(try await world.recipes.owner(of: id) == world.me)
        #expect(try await world.recipes.owner(of: "negroni") == nil)
    }

    @Test func `own recipes page from the newest`() async throws {
        let world = try await OwnWorld()
        for number in 1...5 {
            _ = try await world.recipes.save(
                OwnWorld.drink("Own \(number)"), as: nil, at: Int64(number / 2), of: world.me)
        }
        var seen: [String] = []
        var last: OwnDrinkEntry?
        repeat {
            let page = try await world.recipes.drinks(of: world.me, after: last, limit: 2)
            seen += page.map(\.drink.id.rawValue)
            last = page.last
        } while last != nil
        #expect(seen == ["my-own-5", "my-own-4", "my-own-3", "my-own-2", "my-own-1"])
        #expect(try await world.recipes.drinkCount(of: world.me) == 5)
        #expect(try await world.recipes.drinkCount(of: "other") == 0)
    }

    @Test func `an own ingredient counts in its drinks and cannot be deleted while used`() async throws {
        let world = try await OwnWorld()
        let spirit = try await world.recipes.save(
            Ingredient(
                id: "", name: LocalizedText(english: "House gin", korean: "우리 진"), parent: "gin", category: .spirit,
                content: IngredientContent(strength: 60)), as: nil, at: 1, of: world.me)
        #expect(spirit == "my-house-gin")
        let id = try await world.recipes.save(
            OwnWorld.drink("Strong", lines: [DrinkLine(ingredient: spirit, amount: 50, unit: .millilitre)]), as: nil,
            at: 1, of: world.me)
        let drinks = SQLiteDrinkRepository(database: world.database)
        let before = try #require(try await drinks.drinks(with: [id]).first?.strength)
        _ = try await world.recipes.save(
            Ingredient(
                id: spirit, name: LocalizedText(english: "House gin", korean: "우리 진"), parent: "gin",
                category: .spirit, content: IngredientContent(strength: 30)), as: spirit, at: 2, of: world.me)
        let after = try #require(try await drinks.drinks(with: [id]).first?.strength)
        #expect(after < before - 10)
        await #expect(throws: OwnRecordProblem.inUse(id: spirit.rawValue, drinks: 1)) {
            try await world.recipes.delete(ingredient: spirit, of: world.me)
        }
        try await world.recipes.delete(drinks: [id], of: world.me)
        #expect(try await world.recipes.delete(ingredient: spirit, of: world.me))
    }

    @Test func `own ingredients page from the newest and count their drinks`() async throws {
        let world = try await OwnWorld()
        for number in 1...5 {
            _ = try await world.recipes.save(
                Ingredient(
                    id: "", name: LocalizedText(english: "Own \(number)", korean: "내 것 \(number)"), parent: "gin",
                    category: .spirit, content: IngredientContent(strength: 40 + Double(number))), as: nil,
                at: Int64(number / 2), of: world.me)
        }
        _ = try await world.recipes.save(
            OwnWorld.drink(
                "Both",
                lines: [
                    DrinkLine(ingredient: "my-own-1", amount: 50, unit: .millilitre),
                    DrinkLine(ingredient: "my-own-1", amount: 10, unit: .millilitre, isAfter: true),
                    DrinkLine(
                        ingredient: "gin", amount: 20, unit: .millilitre,
                        substitutes: [DrinkSubstitute(ingredient: "my-own-1"), DrinkSubstitute(ingredient: "my-own-2")]
                    ),
                ]), as: nil, at: 9, of: "other")
        _ = try await world.recipes.save(
            OwnWorld.drink("Other", lines: [DrinkLine(ingredient: "my-own-1", amount: 50, unit: .millilitre)]),
            as: nil, at: 9, of: world.me)
        var seen: [OwnIngredientEntry] = []
        var last: OwnIngredientEntry?
        repeat {
            let page = try await world.recipes.ingredients(of: world.me, after: last, limit: 2)
            seen += page
            last = page.last
        } while last != nil
        #expect(seen.map(\.ingredient.id) == ["my-own-5", "my-own-4", "my-own-3", "my-own-2", "my-own-1"])
        #expect(seen.map(\.drinkCount) == [0, 0, 0, 1, 2])
        #expect(seen.first?.ingredient.name.korean == "내 것 5")
        #expect(seen.first?.ingredient.content.strength == 45)
        #expect(try await world.recipes.ingredientCount(of: world.me) == 5)
        #expect(try await world.recipes.ingredientCount(of: "other") == 0)
        #expect(try await world.recipes.ingredients(of: "other", after: nil, limit: 9).isEmpty)
    }

    @Test func `deleting a member deletes their recipes from all lists`() async throws {
        let world = try await OwnWorld()
        let id = try await world.recipes.save(OwnWorld.drink("Gone"), as: nil, at: 1, of: "other")
        try await world.database.write { db in try db.execute(sql: "DELETE FROM profile WHERE id = 'other'") }
        _ = try await world.recipes.save(OwnWorld.drink("Mine"), as: nil, at: 2, of: world.me)
        #expect(try await SQLiteDrinkRepository(database: world.database).drink(id) == nil)
        #expect(try await CatalogueDump(world.database) == CatalogueDump(world.rebuilt()))
    }
}
