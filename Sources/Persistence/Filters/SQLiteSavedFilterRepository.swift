package import Domain
import GRDB

package struct SQLiteSavedFilterRepository: SavedFilterRepository {
    private let database: AppDatabase

    package init(database: AppDatabase) { self.database = database }

    /// Sorted by name.
    package func filters(of profile: Identifier<Profile>) async throws -> [SavedFilter] {
        try await database.rows(
            "SELECT name, filter FROM saved_filter WHERE profile = ? ORDER BY name", [profile.rawValue]
        ) { SavedFilter(name: $0["name"], filter: DrinkFilter(code: $0["filter"])) }
    }

    package func save(_ filter: SavedFilter, of profile: Identifier<Profile>) async throws {
        try await database.step("filter.save", [filter.name], of: profile) { journal in
            try journal.put(
                .savedFilter,
                [
                    "profile": .text(profile.rawValue), "name": .text(filter.name),
                    "filter": .text(filter.filter.code),
                ])
        }
    }

    @discardableResult
    package func remove(_ name: String, of profile: Identifier<Profile>) async throws -> Bool {
        try await database.step("filter.remove", [name], of: profile) { journal in
            try journal.remove(.savedFilter, key: ["profile": .text(profile.rawValue), "name": .text(name)])
        }
    }
}
