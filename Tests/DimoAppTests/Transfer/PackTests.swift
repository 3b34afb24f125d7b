import Domain
import Foundation
import Testing

@testable import DimoApp

/// A pack of three hundred recipes with various spellings survives import, export in every readable format and reimport
/// with the same numbers.
@MainActor
struct PackTests {
    private static let count = 300
    private static let names = [
        "Gin", "London Dry gin", "Beefeater", "Limes", "lime juice (fresh)", "juice of lime", "Sweet Vermouth",
        "Vermouth, sweet", "Campari", "Angostura Bitters", "simple syrup", "Syrup, simple", "Soda Water", "Club soda",
        "Light rum", "White Rum", "Tequila Blanco", "Bourbon Whiskey", "Egg White", "Mint leaves", "Lemon juice",
        "Cointreau", "Orange Curaçao", "Sparkling wine", "Vodka",
    ]
    private static let units: [(unit: String, amounts: [Double])] = [
        ("ml", [15, 22.5, 30, 45, 60]), ("oz", [0.5, 0.75, 1, 1.5, 2]), ("cl", [1, 2, 3, 4.5]), ("dash", [1, 2, 3]),
        ("dashes", [2, 3]), ("barspoon", [1, 2]), ("shot", [1, 2]), ("jigger", [1]), ("part", [1, 2, 3]),
        ("parts", [1, 2]), ("cup", [0.25, 0.5]), ("tsp", [1, 2]), ("bottle", [0.1, 0.25]), ("Sprigs", [1, 2]),
        ("topup", [0]), ("whispers", [1]),
    ]

    /// Makes the same pack in every run.
    private func pack() throws -> String {
        var state: UInt64 = 0x5eed
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(bound))
        }
        let recipes: [[String: Any]] = (0..<Self.count).map { number in
            let lines: [[String: Any]] = (0..<(2 + next(4))).map { _ in
                let (unit, amounts) = Self.units[next(Self.units.count)]
                // Sometimes a strength that only the file states, and sometimes an unknown spirit.
                let name = next(20) == 0 ? "Spirit of Nowhere \(next(6))" : Self.names[next(Self.names.count)]
                return ["name": name, "amount": amounts[next(amounts.count)], "units": unit, "optional": next(9) == 0]
            }
            var recipe: [String: Any] = [
                "name": "Pack No. \(number)", "instructions": "1. Shake.\n2. Strain.", "glass": "Coupe",
                "method": ["Shake", "Stir", "Build"][next(3)], "ingredients": lines,
            ]
            if next(5) == 0 { recipe["abv"] = 8 + next(20) }
            return recipe
        }
        return String(decoding: try JSONSerialization.data(withJSONObject: recipes), as: UTF8.self)
    }

    private func strengths(_ world: ExchangeWorld) async throws -> [String: (strength: Double, basis: StrengthBasis)] {
        let drinks = try await world.store.drinks.drinks(in: 0..<Int.max, by: .english)
            .filter { $0.name.english.hasPrefix("Pack No.") }
        return Dictionary(
            drinks.map { ($0.name.english, ($0.strength, $0.basis)) }, uniquingKeysWith: { first, _ in first })
    }

    @Test(arguments: [("pack.json", ExchangeFormat.dimo), ("pack-ba.json", .barAssistant), ("pack.csv", .csv)])
    func `300 recipes keep their numbers through export and reimport`(name: String, format: ExchangeFormat) async throws
    {
        let source = try await ExchangeWorld()
        let report = try await source.bring(source.write(try pack(), "in.json"), format: .barAssistant)
        #expect(report.recipes.failed == 0, "\(report.failures.prefix(3))")
        let before = try await strengths(source)
        #expect(before.count == Self.count)
        #expect(before.values.contains { $0.basis == .unknown }, "unknown spirits have an unknown strength")
        // At most 3% of the lines fail to match an ingredient of the catalogue.
        #expect(report.recipes.imported - Self.count <= 6, "only unknown spirits are new")

        try await source.export(name, format, .mine)
        let target = try await ExchangeWorld(in: source.folder)
        let back = try await target.bring(source.path(name), format: format)
        #expect(back.recipes.failed == 0, "\(back.failures.prefix(3))")
        let after = try await strengths(target)
        #expect(after.count == Self.count)
        var moved: [String] = []
        for (drink, old) in before {
            guard let new = after[drink] else { continue }
            let isSame = abs(new.strength - old.strength) <= 0.1 && (new.basis == .unknown) == (old.basis == .unknown)
            if !isSame { moved.append("\(drink): \(old) -> \(new)") }
        }
        #expect(moved.isEmpty, "\(moved.count) moved, such as \(moved.sorted().prefix(4))")
    }
}
