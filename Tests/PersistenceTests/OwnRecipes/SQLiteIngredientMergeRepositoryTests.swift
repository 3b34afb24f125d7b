import Domain
import GRDB
import Testing

@testable import Persistence

struct SQLiteIngredientMergeRepositoryTests {
    private func house(_ world: OwnWorld) async throws -> Identifier<Ingredient> {
        try await world.recipes.save(
            Ingredient(
                id: "", name: LocalizedText(english: "House gin", korean: "우리 진"), category: .spirit), as: nil, at: 1,
            of: world.me)
    }

    @Test func `lines, shelf and shopping name the other one, and undo takes all of it back`() async throws {
        let world = try await OwnWorld()
        let spirit = try await house(world)
        let drink = try await world.recipes.save(
            OwnWorld.drink("Strong", lines: [DrinkLine(ingredient: spirit, amount: 50, unit: .millilitre)]), as: nil,
            at: 1, of: world.me)
        let bars = SQLiteBarRepository(database: world.database)
        try await bars.change(BarChange(added: [Bottle(ingredient: spirit, level: .half)]), of: world.me)
        let shopping = SQLiteShoppingRepository(database: world.database)
        try await shopping.add([ShoppingEntry(.ingredient(spirit))], of: world.me)
        let merging = SQLiteIngredientMergeRepository(database: world.database)
        let preview = try await merging.preview(spirit, into: "gin", of: world.me)
        #expect((preview.recipes, preview.movesBottle, preview.shopping, preview.staysForOthers) == (1, true, 1, false))
        try await merging.merge(spirit, into: "gin", at: 9, of: world.me)

        let drinks = SQLiteDrinkRepository(database: world.database)
        let ingredients = SQLiteIngredientRepository(database: world.database)
        let names = SQLiteKnownNames(database: world.database)
        #expect(try await drinks.drink(drink)?.lines.map(\.ingredient) == ["gin"])
        #expect(try await ingredients.ingredient(spirit) == nil)
        #expect(try await bars.bottles(of: world.me) == [Bottle(ingredient: "gin", level: .half)])
        #expect(try await shopping.items(of: world.me).map(\.subject.ingredient) == ["gin"])
        #expect(try await names.known().resolver.match("House gin")?.ingredient == "gin")

        let history = SQLiteActionHistory(database: world.database)
        #expect(try await history.undo(for: world.me)?.kind == "ingredient.merge")
        #expect(try await drinks.drink(drink)?.lines.map(\.ingredient) == [spirit])
        #expect(try await ingredients.ingredient(spirit) != nil)
        #expect(try await bars.bottles(of: world.me) == [Bottle(ingredient: spirit, level: .half)])
        #expect(try await shopping.items(of: world.me).map(\.subject.ingredient) == [spirit])
        #expect(try await names.known().resolver.match("House gin")?.ingredient == spirit)
    }

    @Test func `only one's own goes, and never into itself`() async throws {
        let world = try await OwnWorld()
        let spirit = try await house(world)
        let merging = SQLiteIngredientMergeRepository(database: world.database)
        await #expect(throws: OwnRecordProblem.ofCatalogue(id: "gin")) {
            try await merging.merge("gin", into: spirit, at: 2, of: world.me)
        }
        await #expect(throws: OwnRecordProblem.ofAnother(id: spirit.rawValue)) {
            try await merging.merge(spirit, into: "gin", at: 2, of: "other")
        }
        await #expect(throws: OwnRecordProblem.sameIngredient(spirit.rawValue)) {
            try await merging.merge(spirit, into: spirit, at: 2, of: world.me)
        }
    }

    @Test func `one that recipes of others name stays beside the other`() async throws {
        let world = try await OwnWorld()
        let spirit = try await house(world)
        let theirs = try await world.recipes.save(
            OwnWorld.drink("Theirs", lines: [DrinkLine(ingredient: spirit, amount: 50, unit: .millilitre)]), as: nil,
            at: 1, of: "other")
        let merging = SQLiteIngredientMergeRepository(database: world.database)
        let merge = try await merging.merge(spirit, into: "gin", at: 2, of: world.me)
        #expect(merge.staysForOthers)
        let drinks = SQLiteDrinkRepository(database: world.database)
        #expect(try await drinks.drink(theirs)?.lines.map(\.ingredient) == [spirit])
    }
}
