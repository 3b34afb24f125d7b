public import Domain
internal import Persistence

extension InMemoryCommunity: SearchRepository {
    /// The best works and characters for a text.
    public func worksAndCharacters(
        matching text: String, _ filter: SearchFilter, for reader: Reader, limit: Int
    ) async throws -> SearchAnswer {
        try await store().search.worksAndCharacters(matching: text, filter, for: reader, limit: limit)
    }

    /// The members whose nickname begins with a text.
    public func members(matching text: String, for reader: Reader, limit: Int) async throws -> [FoundRow] {
        try await store().search.members(matching: text, for: reader, limit: limit)
    }

    /// What to try.
    public func suggestions(
        _ filter: SearchFilter, for reader: Reader, limit: Int
    ) async throws -> [WorkSummary] {
        try await store().search.suggestions(filter, for: reader, limit: limit)
    }

    /// What a member searched for and looked at last.
    public func recents(of reader: Reader) async throws -> RecentSearches {
        try await store().search.recents(of: reader)
    }

    /// Remembers a word.
    public func remember(word: String, of profile: Identifier<Profile>, at now: Int64) async throws {
        try await store(as: profile).search.remember(word: word, of: profile, at: now)
    }

    /// Remembers a character.
    public func remember(
        character: Identifier<WorkCharacter>, of profile: Identifier<Profile>, at now: Int64
    ) async throws {
        try await store(as: profile).search.remember(character: character, of: profile, at: now)
    }

    /// Takes one or all away.
    @discardableResult
    public func forget(_ item: RecentItem, of profile: Identifier<Profile>) async throws -> Bool {
        try await store(as: profile).search.forget(item, of: profile)
    }
}
