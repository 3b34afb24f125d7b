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
    /// Searches as `worksAndCharacters(matching:)`, and as `KeyboardLayout.answer` in the other keyboard layout.
    package func worksAndCharacters(
        typed text: String, _ filter: SearchFilter = SearchFilter(), for reader: Reader, limit: Int
    ) async throws -> SearchAnswer {
        try await KeyboardLayout.answer(to: text) {
            try await worksAndCharacters(matching: $0, filter, for: reader, limit: limit)
        }
    }
}

extension KeyboardLayout {
    /// Returns what the same keys mean in the other layout if only names with typing mistakes match. If few names match
    /// and none of them is whole, whole names in the other layout precede them.
    static func answer(
        to text: String, search: (String) async throws -> SearchAnswer
    ) async throws -> SearchAnswer {
        let answer = try await search(text)
        let sure = answer.rows.filter { $0.quality < .typo }
        guard sure.count < SearchEverything.enough, !sure.contains(where: { $0.quality == .exact }),
            let retyped = retyped(text)
        else { return answer }
        let other = try await search(retyped)
        if sure.isEmpty { return other.isSure ? other : answer }
        let named = retyped.count > 1 ? other.rows.filter { $0.quality == .exact } : []
        let rest = sure.filter { row in !named.contains { $0.hit == row.hit } }
        return named.isEmpty ? answer : SearchAnswer(rows: named + rest, hasMore: answer.hasMore)
    }
}

package struct RecentSearches: Hashable, Sendable {
    /// The most words, and the most characters.
    package static let most = 5
    /// The longest word, in characters.
    package static let longestWord = 30

    /// Newest first.
    package let words: [String]
    /// Newest first.
    package let characters: [CharacterSummary]

    package init(words: [String] = [], characters: [CharacterSummary] = []) {
        self.words = words
        self.characters = characters
    }

    package var isEmpty: Bool { words.isEmpty && characters.isEmpty }
}

package enum RecentItem: Hashable, Sendable {
    case word(String)
    case character(Identifier<WorkCharacter>)
    case allWords
    case allCharacters
}

/// A search result, with hidden data masked for the viewer.
package enum SearchHit: Hashable, Sendable {
    case work(WorkSummary)
    case character(CharacterSummary)
    /// A character of the requested type that the viewer has not dug.
    case someone(work: WorkReference)
    case drink(DrinkSummary)
    case ingredient(Identifier<Ingredient>, LocalizedText)
    case member(MemberReference)

    /// Orders equal matches: works, characters, then the rest. If whole names match, drinks and bottles precede people.
    func rank(isWhole: Bool) -> Int {
        switch self {
        case .work: 0
        case .character: isWhole ? 5 : 1
        case .someone: 2
        case .drink: 3
        case .ingredient: 4
        case .member: 6
        }
    }
}
