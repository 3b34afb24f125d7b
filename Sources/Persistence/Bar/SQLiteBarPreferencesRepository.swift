public import Domain
internal import GRDB

/// Members' own staples and substitutes in the database.
public struct SQLiteBarPreferencesRepository: BarPreferencesRepository {
    private let database: AppDatabase

    /// Makes a repository on a database.
    public init(database: AppDatabase) {
        self.database = database
    }

    /// What the member has said; empty for one who said nothing.
    public func preferences(of profile: Identifier<Profile>) async throws -> BarPreferences {
        try await database.read { db in try Self.preferences(profile, db) }
    }

    /// Keeps what the member says now, as one step that can be undone.
    public func setPreferences(_ preferences: BarPreferences, of profile: Identifier<Profile>) async throws {
        try await database.write { db in
            var journal = try Journal(db, profile: profile)
            let old = try Self.preferences(profile, db)
            let owner = JournalValue.text(profile.rawValue)
            for id in old.staples.subtracting(preferences.staples).sorted() {
                try journal.remove(.barStaple, key: ["profile": owner, "ingredient": .text(id.rawValue)])
            }
            for id in preferences.staples.subtracting(old.staples).sorted() {
                try journal.put(.barStaple, ["profile": owner, "ingredient": .text(id.rawValue)])
            }
            let count = preferences.substitutions.count
            for position in count..<max(count, old.substitutions.count) {
                try journal.remove(.barSubstitute, key: ["profile": owner, "position": .integer(Int64(position))])
            }
            for (position, pair) in preferences.substitutions.enumerated() {
                try journal.put(
                    .barSubstitute,
                    [
                        "profile": owner, "position": .integer(Int64(position)),
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
            staples: Set(
                try String.fetchAll(
                    db.cachedStatement(sql: NamedQueries.staples), arguments: [profile.rawValue]
                ).map { Identifier($0) }),
            substitutions: try Row.fetchAll(
                db.cachedStatement(sql: NamedQueries.memberSubstitutes), arguments: [profile.rawValue]
            ).map { Substitution(ingredient: Identifier($0[0]), standIn: Identifier($0[1])) })
    }
}
