import Domain
import Foundation
import Testing

@testable import DimoApp

/// A pack in Bar Assistant's format, with typical spellings, units and unknown ingredients, survives import, export in
/// every format and reimport with the same numbers.
@MainActor
struct ForeignPackTests {
    private static let pack = """
        [
          {"name": "Pack Penicillin", "instructions": "Shake.", "glass": "Rocks", "method": "Shake", "abv": 22,
           "ingredients": [
             {"name": "Unheard-of Elixir", "amount": 60, "units": "ml"},
             {"name": "Lemon juice", "amount": 22.5, "units": "ml"}]},
          {"name": "Pack Mystery", "instructions": "Shake.", "glass": "Rocks", "method": "Shake",
           "ingredients": [
             {"name": "Unheard-of Elixir", "amount": 60, "units": "ml"},
             {"name": "Lemon juice", "amount": 22.5, "units": "ml"}]},
          {"name": "Pack Manhattan", "instructions": "Stir.", "glass": "Coupe", "method": "Stir", "abv": 29,
           "ingredients": [
             {"name": "Rye Whiskey", "amount": 50, "units": "ml"},
             {"name": "Vermouth (sweet)", "amount": 20, "units": "ml"},
             {"name": "Angostura aromatic bitters", "amount": 2, "units": "dashes"}]},
          {"name": "Pack Margarita", "instructions": "Shake.", "glass": "Coupe", "method": "Shake",
           "ingredients": [
             {"name": "Tequila Blanco", "amount": 1.5, "units": "oz"},
             {"name": "Cointreau", "amount": 1, "units": "shot"},
             {"name": "Fresh lime juice", "amount": 15, "units": "ml"}]},
          {"name": "Pack Sangria", "instructions": "Stir.", "glass": "Wine", "method": "Build",
           "ingredients": [
             {"name": "Red wine", "amount": 1, "units": "bottle"},
             {"name": "Brandy", "amount": 1, "units": "jigger"},
             {"name": "Orange juice", "amount": 1, "units": "cup"}]},
          {"name": "Pack Sour", "instructions": "Shake.", "glass": "Coupe", "method": "Shake",
           "ingredients": [
             {"name": "Scotch whiskey", "amount": 2, "units": "part"},
             {"name": "Orgeat Syrup", "amount": 1, "units": "part"},
             {"name": "Grenadine Syrup", "amount": 1, "units": "barspoon"}]}
        ]
        """

    private func drinks(_ world: ExchangeWorld) async throws -> [String: DrinkSummary] {
        let total = try await world.store.drinks.drinkCount()
        let all = try await world.store.drinks.drinks(in: 0..<total, by: .english)
        return Dictionary(
            all.filter { $0.name.english.hasPrefix("Pack ") }.map { ($0.name.english, $0) },
            uniquingKeysWith: { first, _ in first })
    }

    @Test func `strengths come from file or bottles, and an unknown one is not alcohol-free`() async throws {
        let world = try await ExchangeWorld()
        let report = try await world.bring(world.write(Self.pack, "pack.json"))
        #expect(report.recipes.failed == 0)
        let found = try await drinks(world)
        #expect(found["Pack Penicillin"]?.strength == 22)
        #expect(found["Pack Penicillin"]?.basis == .stated)
        #expect(found["Pack Mystery"]?.basis == .unknown)
        #expect(found["Pack Manhattan"]?.basis == .known)
        let sangria = try #require(found["Pack Sangria"])
        #expect(sangria.basis == .known)
        #expect(sangria.strength > 8)
        #expect(sangria.base == .wine)
        let sober = world.store.graph.store.withoutAlcohol()
        let left = try await sober.drinks.drinks(in: 0..<sober.drinks.drinkCount(), by: .english)
        #expect(left.allSatisfy { !$0.name.english.hasPrefix("Pack ") })
    }

    @Test func `names match the catalogue, and the report lists the matches`() async throws {
        let world = try await ExchangeWorld()
        let path = try world.write(Self.pack, "pack.json")
        let report = try await world.bring(path)
        #expect(report.newIngredients.map(\.name.english) == ["Unheard-of Elixir"])
        let taken = Dictionary(
            report.understood.map { ($0.written, $0.ingredient.rawValue) }, uniquingKeysWith: { first, _ in first })
        #expect(taken["Angostura aromatic bitters"] == "angostura-bitters")
        #expect(taken["Tequila Blanco"] == "blanco-tequila")
        #expect(taken["Vermouth (sweet)"] == "sweet-vermouth")
        #expect(taken["Scotch whiskey"] == "scotch")
        #expect(taken["Lemon juice"] == nil)
        let again = try await world.bring(path)
        #expect(Set(again.skipped.map(\.name.english)).contains("Pack Margarita"))
        #expect(again.newIngredients.isEmpty)
        try await world.store.bar.apply(
            BarChange(
                added: ["angostura-bitters", "rye-whiskey", "sweet-vermouth"].map { Bottle(ingredient: $0) }))
        let manhattan = try #require(try await drinks(world)["Pack Manhattan"])
        #expect(try await world.store.bar.away(of: [manhattan.id])[manhattan.id] == 0)
    }

    @Test func `a recipe that is there already brings no new ingredient`() async throws {
        let world = try await ExchangeWorld()
        let text = "name,ingredient,amount,unit\nNegroni,Unheard-of Elixir,30,ml\n"
        let report = try await world.bring(world.write(text, "twice.csv"))
        #expect(report.recipes.skipped == 1 && report.newIngredients.isEmpty)
        #expect(try await world.store.ingredients.ingredient("my-unheard-of-elixir") == nil)
        let copied = try await world.bring(world.path("twice.csv"), policy: .copy)
        #expect(copied.newIngredients.map(\.id) == ["my-unheard-of-elixir"])
    }

    @Test(arguments: [ExchangeFormat.dimo, .barAssistant, .csv])
    func `a pack is reimported from every format with the same numbers`(format: ExchangeFormat) async throws {
        let first = try await ExchangeWorld()
        _ = try await first.bring(first.write(Self.pack, "pack.json"))
        let name = format == .csv ? "out.csv" : "out.json"
        try await first.export(name, format, .mine)
        let second = try await ExchangeWorld()
        let report = try await second.bring(first.path(name))
        #expect(report.recipes.failed == 0, "\(report.failures)")
        let (before, after) = (try await drinks(first), try await drinks(second))
        #expect(Set(before.keys) == Set(after.keys))
        for (name, drink) in before {
            let other = try #require(after[name])
            #expect(abs(drink.strength - other.strength) < 0.1, "\(name) \(drink.strength) \(other.strength)")
            #expect((drink.basis == .unknown) == (other.basis == .unknown), "\(name)")
        }
    }
}
