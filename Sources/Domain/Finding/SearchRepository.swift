/// Finds works, characters and members by their names in any language, by initial consonants, by romanized Korean
/// names, and despite typing mistakes.
package protocol SearchRepository: Sendable {
    /// The best works and characters for a text.
    func worksAndCharacters(
        matching text: String, _ filter: SearchFilter, for reader: Reader, limit: Int
    ) async throws -> SearchAnswer
    /// The members of the reader's community whose nickname begins with the text, or that the community found by it.
    func members(matching text: String, for reader: Reader, limit: Int) async throws -> [FoundRow]
    /// Well-known works of a kind and genre to suggest if a search finds nothing.
    func suggestions(_ filter: SearchFilter, for reader: Reader, limit: Int) async throws -> [WorkSummary]

    func recents(of reader: Reader) async throws -> RecentSearches
    /// Moves a word to the front of the recent words; drops the oldest of more than five.
    func remember(word: String, of profile: Identifier<Profile>, at now: Int64) async throws
    func remember(
        character: Identifier<WorkCharacter>, of profile: Identifier<Profile>, at now: Int64
    ) async throws
    /// Removes one or all, as one undoable step; returns whether anything was removed.
    @discardableResult
    func forget(_ item: RecentItem, of profile: Identifier<Profile>) async throws -> Bool
}
