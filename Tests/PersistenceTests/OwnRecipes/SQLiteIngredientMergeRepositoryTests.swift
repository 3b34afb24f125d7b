import Domain
import GRDB
import TestSupport
import Testing

@testable import Persistence

struct SQLiteIngredientMergeRepositoryTests {
    private func house(_ world: OwnWorld) async throws -> Identifier<Ingredient> {
        try await world.recipes.save(
            Ingredient(
                id: "", name: LocalizedText(english: "House gin", korean: "우리 진"), category: .spirit), as: nil, at: 1,
            of: world.me)
    }

    @Test func `a merge renames lines, bottles and shopping items, and an undo restores them`() async throws {
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

    @Test func `ingredients made of a merged one are made of the remaining one`() async throws {
        let world = try await OwnWorld()
        let spirit = try await house(world)
        let cordial = try await world.recipes.save(
            Ingredient(
                id: "", name: LocalizedText(english: "Cordial", korean: "코디얼"), category: .syrup,
                parts: [spirit, "lime-juice"]), as: nil, at: 1, of: world.me)
        let merging = SQLiteIngredientMergeRepository(database: world.database)
        try await merging.merge(spirit, into: "gin", at: 9, of: world.me)
        let ingredients = SQLiteIngredientRepository(database: world.database)
        #expect(try await ingredients.ingredient(cordial)?.parts == ["gin", "lime-juice"])
    }

    @Test func `only an own ingredient can be merged, and never into itself`() async throws {
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

    @Test func `an ingredient used in others' recipes stays after a merge`() async throws {
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

    @Test func `a split restores a merge made long ago, and an undo rejoins it`() async throws {
        let world = try await OwnWorld()
        let spirit = try await world.recipes.save(
            Ingredient(
                id: "", name: LocalizedText(english: "House gin", korean: "우리 진"), category: .spirit,
                content: IngredientContent(strength: 57)), as: nil, at: 1, of: world.me)
        let gin = DrinkLine(ingredient: "gin", amount: 10, unit: .millilitre)
        let drink = try await world.recipes.save(
            OwnWorld.drink(
                "Strong",
                lines: [
                    DrinkLine(ingredient: spirit, amount: 50, unit: .millilitre), gin,
                    DrinkLine(
                        ingredient: "lime-juice", amount: 20, unit: .millilitre,
                        substitutes: [DrinkSubstitute(ingredient: spirit, amount: 5, unit: .millilitre)]),
                ]), as: nil, at: 1, of: world.me)
        let merging = SQLiteIngredientMergeRepository(database: world.database)
        try await merging.merge(spirit, into: "gin", at: 9, of: world.me)
        let taken = try await merging.takenNames(for: "gin", of: world.me)
        #expect(taken == [TakenName(name: "House gin", recipes: 1), TakenName(name: "우리진", recipes: 0)])
        // More steps than the history keeps.
        for step in 0..<Journal.length + 1 {
            try await SQLiteDrinkMarkRepository(database: world.database)
                .set(.saved, step.isMultiple(of: 2), on: "negroni", at: Int64(step), for: world.me)
        }

        let split = try await merging.split("house GIN", from: "gin", at: 20, of: world.me)
        #expect(split.recipes == 1)
        let drinks = SQLiteDrinkRepository(database: world.database)
        let lines = try #require(try await drinks.drink(drink)?.lines)
        #expect(lines.map(\.ingredient) == [split.into, "gin", "lime-juice"])
        #expect(lines[2].substitutes.map(\.ingredient) == [split.into])
        let own = try #require(
            try await SQLiteIngredientRepository(database: world.database).ingredient(split.into))
        #expect(own.content.strength == 57)
        let names = SQLiteKnownNames(database: world.database)
        #expect(try await names.known().resolver.match("House gin")?.ingredient == split.into)

        #expect(try await world.history.undo(for: world.me)?.kind == "ingredient.split")
        #expect(try await drinks.drink(drink)?.lines.map(\.ingredient) == ["gin", "gin", "lime-juice"])
        #expect(try await names.known().resolver.match("House gin")?.ingredient == "gin")
    }

    @Test func `a name that an import took for another ingredient can be split off`() async throws {
        let world = try await OwnWorld()
        let drink = try await world.recipes.save(
            OwnWorld.drink(
                "Taken",
                lines: [
                    DrinkLine(ingredient: "gin", amount: 50, unit: .millilitre, written: "Old Tom"),
                    DrinkLine(ingredient: "gin", amount: 10, unit: .millilitre),
                ]), as: nil, at: 1, of: world.me)
        let merging = SQLiteIngredientMergeRepository(database: world.database)
        let split = try await merging.split("old tom", from: "gin", at: 2, of: world.me)
        let drinks = SQLiteDrinkRepository(database: world.database)
        #expect(try await drinks.drink(drink)?.lines.map(\.ingredient) == [split.into, "gin"])
        #expect(
            try await SQLiteIngredientRepository(database: world.database).ingredient(split.into)?.name.english
                == "Old Tom")
        #expect(try await merging.takenNames(for: "gin", of: world.me) == [])
        await #expect(throws: OwnRecordProblem.notTaken("old tom")) {
            try await merging.split("old tom", from: "gin", at: 3, of: world.me)
        }
    }
}
