import Domain
import GRDB
import Testing

@testable import Persistence

/// Many records in one transaction: a bad one is left out alone, and names follow what a clash renamed.
struct OwnRecordBatchTests {
    private let ghost = DrinkLine(ingredient: "nobody-has-it", amount: 1, unit: .millilitre)

    @Test func `an invalid record does not affect the others in its batch`() async throws {
        let world = try await OwnWorld()
        let outcomes = try await world.recipes.save(
            [
                .drink(OwnWorld.drink("One", id: "one")), .drink(OwnWorld.drink("Two", id: "two", lines: [ghost])),
                .drink(OwnWorld.drink("Three", id: "three")), .drink(OwnWorld.drink("Four", id: "four", lines: [])),
            ], at: 1, of: world.me)
        #expect(
            outcomes == [
                .imported(id: "my-one"), .failed(.unknownIngredient("nobody-has-it")), .imported(id: "my-three"),
                .failed(.noLines),
            ])
        #expect(try await CatalogueDump(world.database) == CatalogueDump(world.rebuilt()))
    }

    @Test func `one undo reverts a whole batch`() async throws {
        let world = try await OwnWorld()
        let before = try await CatalogueDump(world.database)
        let records = (0..<30).map { OwnRecord.drink(OwnWorld.drink("Own \($0)", id: "own-\($0)")) }
        _ = try await world.recipes.save(records, at: 1, of: world.me)
        #expect(try await world.history.undo(for: world.me)?.kind == "recipe.import")
        #expect(try await CatalogueDump(world.database) == before)
    }

    @Test func `a recipe saved and removed in one step leaves no trace`() async throws {
        let world = try await OwnWorld()
        let before = try await CatalogueDump(world.database)
        try await world.database.write { [me = world.me] db in
            var writer = try OwnRecordWriter(db, profile: me, at: 1)
            let id = try writer.keep(.drink(OwnWorld.drink("One", id: "one")), as: nil)
            #expect(try writer.remove(.drink, id))
            try writer.finish("recipe.import", calculator: DrinkCalculator())
        }
        #expect(try await CatalogueDump(world.database) == before)
    }

    @Test func `an existing recipe is skipped, overwritten or copied`() async throws {
        let world = try await OwnWorld()
        let first = [OwnRecord.drink(OwnWorld.drink("One", id: "one"))]
        let second = [OwnRecord.drink(OwnWorld.drink("Uno", id: "one"))]
        #expect(try await world.recipes.save(first, at: 1, of: world.me) == [.imported(id: "my-one")])
        #expect(try await world.recipes.save(second, at: 2, of: world.me) == [.skipped(id: "my-one")])
        #expect(
            try await world.recipes.save(second, onDuplicate: .overwrite, at: 3, of: world.me)
                == [.updated(id: "my-one")])
        #expect(
            try await world.recipes.save(first, onDuplicate: .copy, at: 4, of: world.me)
                == [.imported(id: "my-one-2")])
        let drinks = SQLiteDrinkRepository(database: world.database)
        #expect(try await drinks.drinks(with: ["my-one", "my-one-2"]).map(\.name.english) == ["Uno", "One"])
    }

    @Test func `an import never replaces catalogue records`() async throws {
        let world = try await OwnWorld()
        let negroni = OwnRecord.drink(OwnWorld.drink("Negroni", id: "negroni"))
        let gin = OwnRecord.ingredient(SampleCatalogue.ingredients[0])
        #expect(
            try await world.recipes.save([gin, negroni], at: 1, of: world.me)
                == [.skipped(id: "gin"), .skipped(id: "negroni")])
        #expect(
            try await world.recipes.save([gin, negroni], onDuplicate: .overwrite, at: 2, of: world.me)
                == [.skipped(id: "gin"), .skipped(id: "negroni")])
        #expect(
            try await world.recipes.save([negroni], onDuplicate: .copy, at: 2, of: world.me)
                == [.imported(id: "my-negroni")])
        #expect(
            try await world.recipes.save([negroni], onDuplicate: .overwrite, at: 3, of: world.me)
                == [.updated(id: "my-negroni")])
        let drinks = SQLiteDrinkRepository(database: world.database)
        #expect(try await drinks.drink("negroni") == SampleCatalogue.drinks[0])
    }

    @Test func `an imported recipe matches a catalogue drink by its alias`() async throws {
        let world = try await OwnWorld()
        var catalogue = SampleCatalogue.whole
        let first = catalogue.drinks[0]
        catalogue.drinks[0] = Drink(
            id: first.id, name: first.name, aliases: ["Admiral's Cup"], summary: first.summary, base: first.base,
            lines: first.lines, steps: first.steps, techniques: first.techniques, glass: first.glass,
            serving: first.serving)
        let early = OwnRecord.drink(OwnWorld.drink("Admirals Cup", id: "early"))
        let imported = try await world.recipes.save([early], at: 0, of: world.me)
        guard case .imported(let own)? = imported.first else {
            Issue.record("\(imported)")
            return
        }
        try await CatalogueImporter(database: world.database).importIfChanged(catalogue, fingerprint: "aliases")
        #expect(
            try await world.recipes.save([early], onDuplicate: .overwrite, at: 1, of: world.me)
                == [.updated(id: own)])
        let cup = OwnRecord.drink(OwnWorld.drink("Admirals Cup", id: "admirals-cup"))
        for policy in [DuplicatePolicy.skip, .overwrite] {
            #expect(
                try await world.recipes.save([cup], onDuplicate: policy, at: 1, of: world.me)
                    == [.skipped(id: first.id.rawValue)])
        }
        let other = OwnRecord.drink(OwnWorld.drink("Admiralty", id: "admiralty"))
        #expect(try await world.recipes.save([other], at: 2, of: world.me) == [.imported(id: "my-admiralty")])
    }

    @Test func `references follow renamed records`() async throws {
        let world = try await OwnWorld()
        let bottle = Ingredient(
            id: "shrub", name: LocalizedText(english: "Shrub", korean: "슈럽"), category: .syrup)
        let drink = OwnWorld.drink(
            "Shrubby", id: "shrubby", lines: [DrinkLine(ingredient: "shrub", amount: 20, unit: .millilitre)],
            tags: ["tangy"])
        let variant = OwnWorld.drink("Shrubbier", id: "shrubbier", variantOf: "shrubby")
        let word = Domain.Tag(id: "tangy", name: LocalizedText(english: "tangy", korean: "톡 쏘는"))
        let outcomes = try await world.recipes.save(
            [.tag(word), .ingredient(bottle), .drink(drink), .drink(variant)], at: 1, of: world.me)
        #expect(
            outcomes == [
                .imported(id: "tangy"), .imported(id: "my-shrub"), .imported(id: "my-shrubby"),
                .imported(id: "my-shrubbier"),
            ])
        let drinks = SQLiteDrinkRepository(database: world.database)
        #expect(try await drinks.drink("my-shrubby")?.lines.map(\.ingredient) == ["my-shrub"])
        #expect(try await drinks.drink("my-shrubbier")?.variantOf == "my-shrubby")
        #expect(try await drinks.tags(["tangy"]).count == 1)
    }

    @Test func `a dry run reports outcomes and changes nothing`() async throws {
        let world = try await OwnWorld()
        let before = try await CatalogueDump(world.database)
        let outcomes = try await world.recipes.save(
            [.drink(OwnWorld.drink("One", id: "one")), .drink(OwnWorld.drink("Two", id: "two", lines: [ghost]))],
            onDuplicate: .skip, isTrial: true, at: 1, of: world.me, progress: { _ in })
        #expect(outcomes == [.imported(id: "my-one"), .failed(.unknownIngredient("nobody-has-it"))])
        #expect(try await CatalogueDump(world.database) == before)
        #expect(try await world.history.undo(for: world.me) == nil)
        #expect(
            try await world.recipes.save(OwnWorld.drink("One"), as: nil, at: 2, of: world.me) == "my-one")
    }

    @Test func `a kept online record keeps its ID`() async throws {
        let world = try await OwnWorld()
        #expect(
            try await world.recipes.save([.drink(OwnWorld.drink("Kept", id: "cocktaildb-11007"))], at: 1, of: world.me)
                == [.imported(id: "cocktaildb-11007")])
    }

    @Test func `an ingredient below a brand or itself is refused`() async throws {
        let world = try await OwnWorld()
        func spirit(_ id: Identifier<Ingredient>, below parent: Identifier<Ingredient>?) -> OwnRecord {
            .ingredient(
                Ingredient(id: id, name: LocalizedText(both: id.rawValue), parent: parent, category: .spirit))
        }
        let outcomes = try await world.recipes.save(
            [
                spirit("my-a", below: nil), spirit("my-b", below: "my-a"), spirit("my-c", below: "beefeater"),
                spirit("my-d", below: "my-d"),
            ], at: 1, of: world.me)
        #expect(
            outcomes == [
                .imported(id: "my-a"), .imported(id: "my-b"), .failed(.belowBrand("beefeater")),
                .failed(.unknownIngredient("my-d")),
            ])
        #expect(
            try await world.recipes.save(
                [spirit("my-a", below: "my-b")], onDuplicate: .overwrite, at: 2, of: world.me)
                == [.failed(.cycle("my-a"))])
    }

    @Test func `recipes that exceed one row of the matcher fill the next`() async throws {
        let world = try await OwnWorld()
        let records = (0..<1_100).map { OwnRecord.drink(OwnWorld.drink("Own \($0)", id: "own-\($0)")) }
        let outcomes = try await world.recipes.save(records, at: 1, of: world.me)
        #expect(outcomes.count == 1_100)
        let chunks = try await world.database.read { db in
            try Int.fetchOne(db, sql: "SELECT count(*) FROM recipe_chunk")
        }
        #expect(chunks == 3)
        #expect(try await CatalogueDump(world.database) == CatalogueDump(world.rebuilt()))
    }
}
