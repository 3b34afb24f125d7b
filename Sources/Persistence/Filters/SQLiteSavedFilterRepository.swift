package import Domain
import GRDB

package struct SQLiteSavedFilterRepository: SavedFilterRepository {
    private let database: AppDatabase

    package init(database: AppDatabase) { self.database = database }

    /// Sorted by name.
    package func filters(of profile: Identifier<Profile>) async throws -> [SavedFilter] {
        try await database.read { db in
            try Row.fetchAll(
                db, "SELECT name, filter FROM saved_filter WHERE profile = ? ORDER BY name", [profile.rawValue]
            ).compactMap { SavedFilter(name: $0["name"], filter: DrinkFilter(code: $0["filter"])) }
        }
    }

    package func save(_ filter: SavedFilter, of profile: Identifier<Profile>) async throws {
        try await database.write { db in
            var journal = try Journal(db, profile: profile)
            var row = Self.key(profile, filter.name)
            row["filter"] = .text(filter.filter.code)
            try journal.put(.savedFilter, row)
            try journal.record("filter.save", subjects: [filter.name])
        }
    }

    @discardableResult
    package func remove(_ name: String, of profile: Identifier<Profile>) async throws -> Bool {
        try await database.write { db in
            var journal = try Journal(db, profile: profile)
            try journal.remove(.savedFilter, key: Self.key(profile, name))
            try journal.record("filter.remove", subjects: [name])
            return !journal.changes.isEmpty
        }
    }

    private static func key(_ profile: Identifier<Profile>, _ name: String) -> [String: JournalValue] {
        ["profile": .text(profile.rawValue), "name": .text(name)]
    }
}
