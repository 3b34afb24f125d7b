import Domain
import Testing

@testable import Persistence

/// Glasses and tools of a member's own.
struct OwnGearTests {
    @Test func `an own glass and tool are used, survive a new catalogue, and can be undone`() async throws {
        let world = try await OwnWorld()
        let none = LocalizedText(both: "")
        let gear: [OwnRecord] = [
            .glass(
                Glass(
                    id: "my-horn", name: LocalizedText(english: "Horn", korean: "뿔잔"), volume: 300, summary: none,
                    art: [])),
            .tool(Tool(id: "my-twig", name: LocalizedText(english: "Twig", korean: "나뭇가지"), summary: none)),
        ]
        #expect(
            try await world.recipes.save(gear, at: 1, of: world.me)
                == [.imported(id: "my-horn"), .imported(id: "my-twig")])
        let drink = OwnWorld.drink("Mead").with(glass: "my-horn", tools: ["my-twig"], variantOf: nil)
        let id = try await world.recipes.save(drink, as: nil, at: 2, of: world.me)
        for database in [world.database, try await world.rebuilt()] {
            let drinks = SQLiteDrinkRepository(database: database)
            let stored = try #require(try await drinks.drink(id))
            #expect(stored.glass == "my-horn")
            #expect(try await drinks.glass("my-horn")?.volume == 300)
            #expect(try await drinks.tools(["my-twig"]).map(\.name.english) == ["Twig"])
            let index = DrinkIndex(try await SQLiteDrinkIndexSource(database: database).drinkIndex())
            #expect(index.listing(DrinkFilter(wanted: [.tool("my-twig")]), sort: .name, by: .english).count == 1)
            #expect(index.listing(DrinkFilter(wanted: [.glass("my-horn")]), sort: .name, by: .english).count == 1)
        }
        var written: [OwnRecord] = []
        for record in try await world.recipes.records(of: world.me, after: nil, limit: 9) { written.append(record) }
        #expect(written.map(\.kind) == [.glass, .tool, .drink])
        _ = try await world.history.undo(for: world.me)
        _ = try await world.history.undo(for: world.me)
        #expect(try await SQLiteDrinkRepository(database: world.database).glass("my-horn") == nil)
    }
}
