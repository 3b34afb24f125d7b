import Domain
import TestSupport
import Testing

@testable import Persistence

/// After any changes, undos and redos, the tables equal those of a rebuild.
struct OwnRecipePropertyTests {
    @Test(arguments: 0..<10 as Range<UInt64>)
    func `after any steps the tables equal a rebuild`(seed: UInt64) async throws {
        let world = try await OwnWorld()
        var random = SplitMix64(seed: seed)
        for step in 0..<40 {
            try await act(world, at: Int64(step), using: &random)
            if step % 8 == 7 {
                let rebuilt = try await CatalogueDump(world.rebuilt())
                let kept = try await CatalogueDump(world.database)
                for (name, rows) in rebuilt.parts { #expect(kept.parts[name] == rows, "seed \(seed) \(name)") }
            }
        }
    }

    @Test func `undoing all steps restores the plain catalogue`() async throws {
        let world = try await OwnWorld()
        let before = try await CatalogueDump(world.database)
        var random = SplitMix64(seed: 77)
        for step in 0..<30 { try await act(world, at: Int64(step), undoing: false, using: &random) }
        #expect(try await CatalogueDump(world.database) != before)
        while try await world.history.undo(for: world.me) != nil {}
        #expect(try await CatalogueDump(world.database) == before)
    }

    private func act(
        _ world: OwnWorld, at now: Int64, undoing: Bool = true, using random: inout SplitMix64
    ) async throws {
        let mine = try await world.recipes.records(of: world.me, after: nil, limit: 100)
        let drinks = mine.compactMap { record in if case .drink(let drink) = record { drink } else { nil } }
        let ingredients = mine.compactMap { record in if case .ingredient(let own) = record { own } else { nil } }
        let name = Self.names.randomElement(using: &random) ?? "A"
        let line = DrinkLine(
            ingredient: ingredients.randomElement(using: &random)?.id ?? "rum",
            amount: Double(Int.random(in: 1...60, using: &random)), unit: .millilitre)
        switch Int.random(in: 0..<(undoing ? 9 : 7), using: &random) {
        case 0, 1:
            let drink = OwnWorld.drink(
                name, lines: [line, DrinkLine(ingredient: "gin", amount: 30, unit: .millilitre)])
            _ = try await world.recipes.save(drink, as: nil, at: now, of: world.me)
        case 2:
            guard let drink = drinks.randomElement(using: &random) else { return }
            let new = OwnWorld.drink(name, drink.name.korean, lines: drink.lines + [line], tags: ["sour"])
            _ = try await world.recipes.save(new, as: drink.id, at: now, of: world.me)
        case 3:
            guard let drink = drinks.randomElement(using: &random) else { return }
            try await world.recipes.delete(drinks: [drink.id], of: world.me)
        case 4:
            _ = try await world.recipes.save(
                Ingredient(
                    id: "", name: LocalizedText(both: name),
                    parent: Bool.random(using: &random) ? "gin" : ingredients.randomElement(using: &random)?.id,
                    category: .spirit, content: IngredientContent(strength: Double(now))), as: nil, at: now,
                of: world.me)
        case 5:
            guard let own = ingredients.randomElement(using: &random) else { return }
            let new = Ingredient(
                id: own.id, name: LocalizedText(english: name, korean: own.name.korean), category: .juice,
                content: IngredientContent(strength: 20, sugar: 10), parts: ["lime", "sugar"])
            _ = try await world.recipes.save(new, as: own.id, at: now, of: world.me)
        case 6:
            let records: [OwnRecord] = (0..<5).map { .drink(OwnWorld.drink("\(name) \($0)", id: "batch-\($0)")) }
            _ = try await world.recipes.save(records, onDuplicate: .overwrite, at: now, of: world.me)
        case 7: _ = try await world.history.undo(for: world.me)
        default: _ = try await world.history.redo(for: world.me)
        }
    }

    private static let names = [
        "Aviation", "Zombie", "Negroni", "네그로니", "비밥", "Corpse Reviver #2", "!!", "Daiquirí", "마티니 둘", "가",
    ]
}
