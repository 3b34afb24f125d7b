package import Domain

/// Named filters in memory.
package actor InMemorySavedFilterRepository: SavedFilterRepository {
    private var kept: [Identifier<Profile>: [String: SavedFilter]] = [:]
    private var failure: (any Error)?

    package init() {}

    package func fail(with error: (any Error)?) {
        failure = error
    }

    package func filters(of profile: Identifier<Profile>) async throws -> [SavedFilter] {
        if let failure { throw failure }
        return (kept[profile] ?? [:]).values.sorted { $0.name < $1.name }
    }

    package func save(_ filter: SavedFilter, of profile: Identifier<Profile>) async throws {
        if let failure { throw failure }
        kept[profile, default: [:]][filter.name] = filter
    }

    @discardableResult
    package func remove(_ name: String, of profile: Identifier<Profile>) async throws -> Bool {
        if let failure { throw failure }
        return kept[profile]?.removeValue(forKey: name) != nil
    }
}
