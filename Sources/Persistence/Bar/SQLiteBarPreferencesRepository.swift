package import Domain
import GRDB

package struct SQLiteBarPreferencesRepository: BarPreferencesRepository {
    private let database: AppDatabase

    package init(database: AppDatabase) { self.database = database }

    package func preferences(of profile: Identifier<Profile>) async throws -> BarPreferences {
        try await database.read { db in try Self.preferences(ActiveBar.owner(for: profile, db), db) }
    }

    package func setPreferences(
        _ preferences: BarPreferences, of profile: Identifier<Profile>, inBarOf owner: Identifier<Profile>?
    ) async throws {
        try await database.write { db in
            let used = try ActiveBar.owner(for: profile, expecting: owner, db)
            var journal = try Journal(db, profile: profile)
            let old = try Self.preferences(used, db)
            let key = JournalValue.text(used.rawValue)
            for id in old.staples.subtracting(preferences.staples).sorted() {
                try journal.remove(.barStaple, key: ["profile": key, "ingredient": .text(id.rawValue)])
            }
            for id in preferences.staples.subtracting(old.staples).sorted() {
                try journal.put(.barStaple, ["profile": key, "ingredient": .text(id.rawValue)])
            }
            let count = preferences.substitutions.count
            for position in count..<max(count, old.substitutions.count) {
                try journal.remove(.barSubstitute, key: ["profile": key, "position": .integer(Int64(position))])
            }
            for (position, pair) in preferences.substitutions.enumerated() {
                try journal.put(
                    .barSubstitute,
                    [
                        "profile": key, "position": .integer(Int64(position)),
                        "ingredient": .text(pair.ingredient.rawValue), "stand_in": .text(pair.standIn.rawValue),
                    ])
            }
            let subjects =
                old.staples.symmetricDifference(preferences.staples).sorted()
                + Set(old.substitutions).symmetricDifference(preferences.substitutions).map(\.ingredient).sorted()
            try journal.record("bar.preferences", subjects: subjects.map(\.rawValue))
        }
    }

    private static func preferences(_ profile: Identifier<Profile>, _ db: Database) throws -> BarPreferences {
        BarPreferences(
            staples: Set(try String.fetchAll(db, SQL.staples, [profile.rawValue]).map { Identifier($0) }),
            substitutions: try Row.fetchAll(
                db, SQL.memberSubstitutes, [profile.rawValue]
            ).map { Substitution(ingredient: Identifier($0["ingredient"]), standIn: Identifier($0["stand_in"])) })
    }

    enum SQL {
        static let staples = "SELECT ingredient FROM bar_staple WHERE profile = ?"
        static let memberSubstitutes =
            "SELECT ingredient, stand_in FROM bar_substitute WHERE profile = ? ORDER BY position"
    }
}
