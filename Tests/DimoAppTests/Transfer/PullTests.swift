import Domain
import Foundation
import Persistence
import TestSupport
import Testing

@testable import DimoApp

/// Recipes, ratings, shelf and shopping list of a Bar Assistant server are imported, also repeatedly.
@MainActor
struct PullTests {
    @MainActor
    private struct Subject {
        let world: ExchangeWorld
        let server = ScriptedRecipeServer()
        let pull: PullRecipes

        init() async throws {
            world = try await ExchangeWorld()
            let database = world.store.store.database
            pull = PullRecipes(
                server: server, reader: ExchangeImportReader(),
                store: SQLiteImportStore(database: database, clock: FixedClock(PullTests.now)),
                pulled: SQLitePulledRecipeRepository(database: database),
                pictures: SQLitePictureAddressRepository(database: database), profile: world.store.profile,
                clock: FixedClock(PullTests.now))
        }

        func drink(_ id: Identifier<Drink>) async throws -> Drink? { try await world.store.store.drinks.drink(id) }
        func log() async throws -> [MadeEntry] {
            try await world.store.store.log.entries(
                of: world.store.profile, drink: nil, after: nil, limit: 100)
        }
    }

    nonisolated private static let now: Int64 = 1_795_291_200

    /// A recipe as `share?type=json` has it: Bar Assistant's draft 04.
    nonisolated private static func content(_ name: String, gin: Int = 45) -> [UInt8] {
        Array(
            """
            {"_id": "\(name.lowercased())", "name": "\(name)", "instructions": "1. Shake with ice.\\n2. Strain.",
             "description": "", "garnish": null, "abv": 20, "glass": "Coupe", "method": "Shake", "tags": ["House"],
             "ingredients": [
               {"_id": "gin", "name": "Gin", "amount": \(gin), "units": "ml", "optional": false, "sort": 1},
               {"_id": "lime-juice", "name": "Lime juice", "amount": 22, "units": "ml", "optional": false, "sort": 2},
               {"_id": "attic-cordial", "name": "Attic cordial", "amount": 15, "units": "ml", "sort": 3}]}
            """.utf8)
    }

    nonisolated private static func recipe(
        _ id: String, _ name: String, _ changedAt: String = "2026-08-01", stars: Double? = nil, picture: String? = nil
    ) -> ServedRecipe {
        ServedRecipe(
            id: id, name: name, changedAt: changedAt, rating: stars.flatMap { Rating($0) },
            picture: picture.map { PictureAddress($0) })
    }

    private func subject() async throws -> Subject {
        let subject = try await Subject()
        subject.server.change { contents in
            contents.recipes = [
                Self.recipe("1", "Attic Sour", stars: 4.5, picture: "https://a.org/attic.png"),
                Self.recipe("2", "Cellar Sour"), Self.recipe("3", "Roof Sour"),
            ]
            for (id, name) in [("1", "Attic Sour"), ("2", "Cellar Sour"), ("3", "Roof Sour")] {
                contents.contents[id] = .success(Self.content(name))
            }
            contents.shelf = .success(["Gin", "Attic cordial", "Moon dust"])
            contents.shopping = .success(["Campari", "Paper straws"])
        }
        return subject
    }

    @Test func `the first pull imports everything`() async throws {
        let subject = try await subject()
        let report = try await subject.pull()
        #expect(report.recipes.failed == 0, "\(report.failures)")
        #expect(report.newIngredients.map(\.name.english) == ["Attic cordial"])
        let drink = try #require(try await subject.drink("my-attic-sour"))
        #expect(drink.name.english == "Attic Sour")
        #expect(drink.lines.map(\.amount) == [45, 22, 15])
        #expect(drink.steps.count == 2)
        try await subject.world.store.bar.reload()
        let bottles = Set(try await subject.world.store.bar.bottles().map(\.ingredient.rawValue))
        #expect(bottles.isSuperset(of: ["gin", "my-attic-cordial"]))
        #expect(report.remarks.contains(.unknownBottle("Moon dust")))
        let items = try await subject.world.store.store.shopping.items(of: subject.world.store.profile)
        #expect(items.count == 2)
        #expect(report.personal["shopping"]?.imported == 2)
        #expect(try await subject.log().map(\.rating) == [Rating(4.5)])
        let address = try await SQLitePictureAddressRepository(database: subject.world.store.store.database)
            .address(of: .drink("my-attic-sour"))
        #expect(address == PictureAddress("https://a.org/attic.png"))
    }

    @Test func `unreadable recipes are counted, and the others are imported`() async throws {
        let subject = try await subject()
        subject.server.change { $0.unreadable = 2 }
        let report = try await subject.pull()
        // Records of ingredients count, too.
        #expect(report.recipes.imported == 3 + report.newIngredients.count)
        #expect(report.remarks.contains(.unreadable(2)))
    }

    @Test func `a second pull changes nothing and requests no recipe`() async throws {
        let subject = try await subject()
        _ = try await subject.pull()
        let before = try await subject.drink("my-attic-sour")
        subject.server.change { $0.asked = [] }
        let report = try await subject.pull()
        #expect(!report.hasChanges, "\(report)")
        #expect(report.recipes.skipped == 3)
        #expect(subject.server.contents.asked.isEmpty)
        #expect(try await subject.drink("my-attic-sour") == before)
        #expect(try await subject.log().count == 1)
    }

    @Test func `only a recipe changed on the server is requested, and updated in place`() async throws {
        let subject = try await subject()
        _ = try await subject.pull()
        subject.server.change { contents in
            contents.asked = []
            contents.recipes[1] = Self.recipe("2", "Cellar Sour", "2026-09-01", stars: 5)
            contents.contents["2"] = .success(Self.content("Cellar Sour", gin: 60))
        }
        let report = try await subject.pull()
        #expect(subject.server.contents.asked == ["2"])
        #expect(report.recipes.updated == 1)
        #expect(try await subject.drink("my-cellar-sour")?.lines.first?.amount == 60)
        #expect(try await subject.drink("my-cellar-sour-2") == nil)
        #expect(try await subject.log().count == 2)
        // A further pull changes nothing.
        #expect(!(try await subject.pull().hasChanges))
    }

    @Test func `a recipe changed locally is kept, and the report says so`() async throws {
        let subject = try await subject()
        _ = try await subject.pull()
        let drink = try #require(try await subject.drink("my-cellar-sour"))
        var lines = drink.lines
        lines.removeLast()
        _ = try await subject.world.store.store.ownRecipes.save(
            drink.with(lines: lines, variantOf: nil), as: drink.id, at: Self.now, of: subject.world.store.profile)
        subject.server.change { contents in
            contents.asked = []
            contents.recipes[1] = Self.recipe("2", "Cellar Sour", "2026-09-01")
            contents.contents["2"] = .success(Self.content("Cellar Sour", gin: 60))
        }
        let report = try await subject.pull()
        #expect(subject.server.contents.asked.isEmpty)
        #expect(!report.hasChanges)
        #expect(report.remarks.contains(.changedHere(["Cellar Sour"])))
        #expect(try await subject.drink("my-cellar-sour")?.lines.count == 2)
    }

    @Test func `a recipe removed locally is not imported again`() async throws {
        let subject = try await subject()
        _ = try await subject.pull()
        _ = try await subject.world.store.store.ownRecipes.delete(
            drinks: ["my-roof-sour"], of: subject.world.store.profile)
        let report = try await subject.pull()
        #expect(!report.hasChanges)
        #expect(report.remarks.contains(.removedHere(["Roof Sour"])))
        #expect(try await subject.drink("my-roof-sour") == nil)
    }

    @Test func `a pull is undone in one step and can be repeated`() async throws {
        let subject = try await subject()
        _ = try await subject.pull()
        _ = try await subject.world.store.store.history.undo(for: subject.world.store.profile)
        #expect(try await subject.drink("my-attic-sour") == nil)
        #expect(try await subject.log().isEmpty)
        let report = try await subject.pull()
        #expect(report.recipes.imported == 4)
        #expect(try await subject.drink("my-attic-sour") != nil)
    }

    @Test func `a dry run reports the pull and changes nothing`() async throws {
        let subject = try await subject()
        let dry = try await subject.pull(isDryRun: true)
        #expect(dry.isDryRun && dry.recipes.imported == 4)
        #expect(try await subject.drink("my-attic-sour") == nil)
        #expect(try await subject.pull().recipes == dry.recipes)
    }

    @Test func `an unavailable recipe or part does not prevent the others`() async throws {
        let subject = try await subject()
        subject.server.change { contents in
            contents.contents["2"] = .failure(ServerRefusal(.server(name: "bar", .status(500))))
            contents.contents["3"] = .success(Array("{\"name\": \"Roof Sour\"".utf8))
            contents.shelf = .failure(ServerRefusal(.server(name: "bar", .status(404))))
        }
        let report = try await subject.pull()
        #expect(report.recipes.failed == 2)
        #expect(report.failures.map(\.problem).contains(.server(name: "bar", .status(500))))
        #expect(report.remarks.contains(.leftOut(.shelf, .server(name: "bar", .status(404)))))
        #expect(try await subject.drink("my-attic-sour") != nil)
        // They are imported once they are available.
        subject.server.change { contents in
            contents.contents["2"] = .success(Self.content("Cellar Sour"))
            contents.contents["3"] = .success(Self.content("Roof Sour"))
        }
        #expect(try await subject.pull().recipes.imported == 2)
    }

    @Test func `a refused token changes nothing`() async throws {
        let subject = try await subject()
        subject.server.change { $0.failure = .server(name: "bar", .status(401)) }
        await #expect(throws: TransferProblem.self) { try await subject.pull() }
        #expect(try await subject.drink("my-attic-sour") == nil)
    }

    @Test func `one of several bars must be named`() async throws {
        let subject = try await subject()
        subject.server.change { $0.bars = [ServedBar(id: 1, name: "Home"), ServedBar(id: 2, name: "Club")] }
        let problem = await #expect(throws: TransferProblem.self) { try await subject.pull() }
        #expect(problem == .severalBars([ServedBar(id: 1, name: "Home"), ServedBar(id: 2, name: "Club")]))
        #expect(try await subject.pull(bar: "club", isDryRun: true).recipes.imported == 4)
        #expect(try await subject.pull(bar: "2", isDryRun: true).recipes.imported == 4)
        await #expect(throws: TransferProblem.self) { try await subject.pull(bar: "Attic") }
        subject.server.change { $0.bars = [] }
        await #expect(throws: TransferProblem.self) { try await subject.pull() }
    }
}
