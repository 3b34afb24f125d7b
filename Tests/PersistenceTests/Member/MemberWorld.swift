import Domain
import TestSupport
import Testing

@testable import Persistence

/// All of a member's data about drinks, to compare stores and points in time.
struct MemberState: Equatable {
    let bottles: Set<Bottle>
    let saved: [MarkedDrink]
    let tried: [MarkedDrink]
    let entries: [MadeEntry]
    let summaries: [MadeSummary]
    let items: [ShoppingItem]
}

/// The repositories of a member, over a database or in memory.
struct MemberWorld {
    let bar: any BarRepository
    let marks: any DrinkMarkRepository
    let log: any MadeLogRepository
    let shopping: any ShoppingRepository

    private let me = Profile.localID
    private static let drinks: [Identifier<Drink>] = ["negroni", "gimlet", "mojito", "daiquiri"]
    private static let ingredients: [Identifier<Ingredient>] = ["gin", "rum", "lime"]

    func state() async throws -> MemberState {
        MemberState(
            bottles: try await Set(bar.bottles(of: me)),
            saved: try await marks.drinks(marked: .saved, for: me, after: nil, limit: 1_000),
            tried: try await marks.drinks(marked: .tried, for: me, after: nil, limit: 1_000),
            entries: try await log.entries(of: me, drink: nil, after: nil, limit: 1_000),
            summaries: try await log.madeDrinks(of: me, after: nil, limit: 1_000),
            items: try await shopping.items(of: me))
    }

    /// Does something at random; the same for the same numbers and the same state.
    func act(using random: inout SplitMix64) async throws {
        let drink = Self.drinks.randomElement(using: &random) ?? "negroni"
        let ingredient = Self.ingredients.randomElement(using: &random) ?? "gin"
        let number = String(Int.random(in: 1...8, using: &random))
        let moment = Int64.random(in: 0...5, using: &random)
        let halves = Int.random(in: 0...10, using: &random)
        let isOn = Bool.random(using: &random)
        switch Int.random(in: 0..<10, using: &random) {
        case 0: try await marks.set(.saved, isOn, on: drink, at: moment, for: me)
        case 1:
            let other = Self.drinks.randomElement(using: &random) ?? "gimlet"
            try await marks.change(DrinkMarkChange(.tried, added: [drink], removed: [other]), at: moment, for: me)
        case 2, 3:
            try await log.add(
                Making(
                    drink: drink, madeAt: moment, servings: Double(halves) / 2, rating: Rating(halves: halves),
                    note: isOn ? "note \(halves)" : nil, ethanol: Double(halves) * 1.25), of: me)
        case 4: try await log.remove([Identifier(number)], of: me)
        case 5:
            guard var entry = try await log.entries(of: me, drink: nil, after: nil, limit: 1).first else { return }
            entry.rating = Rating(halves: halves)
            entry.making.drink = drink
            try await log.update(entry, of: me)
        case 6:
            let unit: MeasureUnit? = isOn ? .millilitre : nil
            try await shopping.add(
                [
                    ShoppingEntry(.ingredient(ingredient), amount: Double(halves), unit: unit, drinks: [drink]),
                    ShoppingEntry(.text(number)),
                ], of: me)
        case 7: try await shopping.setDone(isOn, [Identifier(number)], of: me)
        case 8: try await shopping.remove([Identifier(number)], of: me)
        default:
            if halves == 0 {
                try await shopping.clear(onlyDone: isOn, of: me)
            } else {
                let bottle = Bottle(ingredient: ingredient, level: BottleLevel(rawValue: halves % 4))
                try await bar.change(BarChange(added: [bottle]), of: me)
            }
        }
    }
}
