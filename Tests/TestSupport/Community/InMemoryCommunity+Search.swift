package import Domain
import Persistence

extension InMemoryCommunity: SearchRepository {
    package func worksAndCharacters(
        matching text: String, _ filter: SearchFilter, for viewer: Viewer, limit: Int, as mode: SearchMode
    ) async throws -> SearchAnswer {
        try await store().search.worksAndCharacters(matching: text, filter, for: viewer, limit: limit, as: mode)
    }

    package func members(
        matching text: String, for viewer: Viewer, limit: Int, as mode: SearchMode
    ) async throws -> [FoundRow] {
        try await store().search.members(matching: text, for: viewer, limit: limit, as: mode)
    }

    package func suggestions(
        _ filter: SearchFilter, for viewer: Viewer, limit: Int
    ) async throws -> [WorkSummary] {
        try await store().search.suggestions(filter, for: viewer, limit: limit)
    }

    package func recents(of viewer: Viewer) async throws -> RecentSearches {
        try await store().search.recents(of: viewer)
    }

    package func remember(word: String, of profile: Identifier<Profile>, at now: Int64) async throws {
        try await store(as: profile).search.remember(word: word, of: profile, at: now)
    }

    package func remember(
        character: Identifier<WorkCharacter>, of profile: Identifier<Profile>, at now: Int64
    ) async throws {
        try await store(as: profile).search.remember(character: character, of: profile, at: now)
    }

    @discardableResult
    package func forget(_ item: RecentItem, of profile: Identifier<Profile>) async throws -> Bool {
        try await store(as: profile).search.forget(item, of: profile)
    }
}
