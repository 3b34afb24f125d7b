import DimoAssets
import Domain
import Foundation
import GRDB
import Persistence

/// Measures which of 100,000 recipes can be made: the first answer from an open database, and the answer after a bottle
/// was added or removed. The comparison is a join over the same tables, without parts and stand-ins. The database is
/// built once.
struct MatcherBench {
    private static let recipes = 100_000
    private static let shelf: [Identifier<Ingredient>] = [
        "gin", "campari", "sweet-vermouth", "lime", "lemon", "bourbon", "simple-syrup", "soda-water", "triple-sec",
        "dry-vermouth", "tequila", "angostura-bitters",
    ]
    private static let rounds = 15

    /// Returns the milliseconds of the first answer, of a change, and of the join.
    static func run() async throws -> (first: Double, change: Double, join: Double) {
        let path = FileManager.default.currentDirectoryPath + "/makeable-\(recipes).sqlite"
        let database = try await built(path)
        let bars = SQLiteBarRepository(database: database)
        _ = try await bars.change(
            BarChange(added: shelf.map { Bottle(ingredient: $0) }), of: Profile.localID, inBarOf: nil)
        let source = SQLiteRecipeIndexSource(database: database)
        let preferences = SQLiteBarPreferencesRepository(database: database)
        var firsts: [Double] = []
        for _ in 0..<rounds {
            let bar = HomeBar(
                profile: Profile.localID, repository: bars, source: source, preferences: preferences)
            firsts.append(try await milliseconds { _ = try await bar.makeableCount() })
        }
        var index = MakeableIndex(
            try await source.recipeIndex(), bottles: try await bars.inventory(of: Profile.localID).bottles,
            preferences: BarPreferences())
        var changes: [Double] = []
        for round in 0..<(rounds * 20) {
            let clock = ContinuousClock()
            let id = shelf[round / 2 % shelf.count]
            changes.append(clock.measure { _ = index.set(id, isInBar: !round.isMultiple(of: 2)) }.milliseconds)
        }
        try database.close()
        return (median(firsts), median(changes), try join(path))
    }

    private static func built(_ path: String) async throws -> AppDatabase {
        let opened = try AppDatabase.open(at: path, now: 0).database
        guard let environment = ProcessInfo.processInfo.environment["DIMO_ASSETS"] else {
            throw Missing(what: "DIMO_ASSETS, the path of the Assets folder")
        }
        let importer = CatalogueImporter(database: opened)
        let fingerprint = "bench-\(recipes)-1"
        guard try await importer.needsImport(fingerprint: fingerprint) else { return opened }
        let assets = try AssetFolder.locate { $0 == "DIMO_ASSETS" ? environment : nil }
        var catalogue = CatalogueLoader.load(from: assets).catalogue
        catalogue.drinks = drinks(of: catalogue)
        try await importer.importIfChanged(catalogue, fingerprint: fingerprint)
        return opened
    }

    /// Returns the same recipes on every run, of two to six lines each.
    private static func drinks(of catalogue: Catalogue) -> [Drink] {
        var state: UInt64 = 20_261_121
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        let kinds = catalogue.ingredients.filter { !$0.isBrand }.map(\.id)
        return (0..<recipes).map { number in
            let name = "Bench \(number)"
            return Drink(
                id: Identifier("bench-\(number)"), name: LocalizedText(both: name),
                summary: LocalizedText(both: ""), base: .other,
                lines: (0..<(2 + next(5))).map { _ in
                    DrinkLine(ingredient: kinds[next(kinds.count)], amount: 30, unit: .millilitre)
                }, steps: [], techniques: [.shake], glass: "rocks", serving: .rocks)
        }
    }

    private static func join(_ path: String) throws -> Double {
        let queue = try DatabaseQueue(path: path)
        var times: [Double] = []
        for _ in 0..<rounds {
            times.append(
                try ContinuousClock().measure {
                    _ = try queue.read { db in
                        try Int.fetchOne(
                            db,
                            sql: """
                                WITH RECURSIVE have(id) AS (
                                    SELECT ingredient FROM bottle UNION SELECT id FROM ingredient WHERE is_staple = 1
                                    UNION SELECT i.parent FROM ingredient i JOIN have ON i.id = have.id
                                    WHERE i.parent IS NOT NULL)
                                SELECT count(*) FROM drink WHERE NOT EXISTS (
                                    SELECT 1 FROM drink_line WHERE drink = drink.number AND is_optional = 0
                                    AND ingredient NOT IN (SELECT id FROM have))
                                """)
                    }
                }.milliseconds)
        }
        return median(times)
    }

    private static func milliseconds(_ body: () async throws -> Void) async rethrows -> Double {
        let start = ContinuousClock.now
        try await body()
        return (ContinuousClock.now - start).milliseconds
    }

    private static func median(_ values: [Double]) -> Double {
        values.sorted()[values.count / 2]
    }

    private struct Missing: Error, CustomStringConvertible {
        let what: String
        var description: String { "bench: missing \(what)" }
    }
}

extension Duration {
    fileprivate var milliseconds: Double {
        Double(components.seconds) * 1_000 + Double(components.attoseconds) / 1e15
    }
}
