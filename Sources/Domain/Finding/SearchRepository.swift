/// Finds works, characters and members by their names in any language, by initial consonants, by romanized Korean
/// names, and despite typing mistakes.
package protocol SearchRepository: Sendable {
    func worksAndCharacters(
        matching text: String, _ filter: SearchFilter, for reader: Reader, limit: Int
    ) async throws -> SearchAnswer
    /// Members of the viewer's community whose nickname begins with the text, or whom a search of the community finds.
    func members(matching text: String, for reader: Reader, limit: Int) async throws -> [FoundRow]
    /// Well-known works of a kind and genre, to suggest after a search without hits.
    func suggestions(_ filter: SearchFilter, for reader: Reader, limit: Int) async throws -> [WorkSummary]

    func recents(of reader: Reader) async throws -> RecentSearches
    /// Moves a word to the front of the recent words and keeps the newest five.
    func remember(word: String, of profile: Identifier<Profile>, at now: Int64) async throws
    func remember(
        character: Identifier<WorkCharacter>, of profile: Identifier<Profile>, at now: Int64
    ) async throws
    /// Removes one item or all in one undoable step; returns whether anything was removed.
    @discardableResult
    func forget(_ item: RecentItem, of profile: Identifier<Profile>) async throws -> Bool
}

extension SearchRepository {
    /// Searches as `worksAndCharacters(matching:)`, and for what the same keys mean in the other keyboard layout if
    /// only names with typing mistakes match.
    package func worksAndCharacters(
        typed text: String, _ filter: SearchFilter = SearchFilter(), for reader: Reader, limit: Int
    ) async throws -> SearchAnswer {
        try await KeyboardLayout.answer(to: text) {
            try await worksAndCharacters(matching: $0, filter, for: reader, limit: limit)
        }
    }
}

extension KeyboardLayout {
    static func answer(
        to text: String, search: (String) async throws -> SearchAnswer
    ) async throws -> SearchAnswer {
        let answer = try await search(text)
        guard !answer.isSure, let retyped = retyped(text) else { return answer }
        let other = try await search(retyped)
        return other.isSure ? other : answer
    }
}
