/// Finds works, characters and members by their names in any language, by initial consonants, by the letters Korean names
/// are written in, and over typing mistakes.
public protocol SearchRepository: Sendable {
    /// The best works and characters for a text, at most `limit`.
    func worksAndCharacters(
        matching text: String, _ filter: SearchFilter, for reader: Reader, limit: Int
    ) async throws -> SearchAnswer
    /// The members whose nickname begins with a text, at most `limit`.
    func members(matching text: String, limit: Int) async throws -> [FoundRow]
    /// What to try where nothing was found: well-known works, at most `limit`.
    func suggestions(for reader: Reader, limit: Int) async throws -> [WorkSummary]

    /// What a member searched for and looked at last.
    func recents(of reader: Reader) async throws -> RecentSearches
    /// Remembers a word: it moves to the front, of more than five the oldest goes.
    func remember(word: String, of profile: Identifier<Profile>, at now: Int64) async throws
    /// Remembers a character that was opened.
    func remember(
        character: Identifier<WorkCharacter>, of profile: Identifier<Profile>, at now: Int64
    ) async throws
    /// Takes one or all away, as one step that can be undone; answers whether anything was there.
    @discardableResult
    func forget(_ item: RecentItem, of profile: Identifier<Profile>) async throws -> Bool
}
