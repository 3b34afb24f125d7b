/// Finds works, characters and members by their names in any language, by initial consonants, by romanized Korean
/// names, and despite typing mistakes.
package protocol SearchRepository: Sendable {
    func worksAndCharacters(
        matching text: String, _ filter: SearchFilter, for viewer: Viewer, limit: Int, as mode: SearchMode
    ) async throws -> SearchAnswer
    /// Members of the viewer's community whose nickname begins with the text, or whom a search of the community finds.
    func members(matching text: String, for viewer: Viewer, limit: Int, as mode: SearchMode) async throws -> [FoundRow]
    /// Well-known works of a kind and genre, to suggest after a search without hits.
    func suggestions(_ filter: SearchFilter, for viewer: Viewer, limit: Int) async throws -> [WorkSummary]

    func recents(of viewer: Viewer) async throws -> RecentSearches
    /// Moves a word to the front of the recent words and keeps the newest five.
    func remember(word: String, of profile: Identifier<Profile>, at now: Int64) async throws
    func remember(
        character: Identifier<WorkCharacter>, of profile: Identifier<Profile>, at now: Int64
    ) async throws
    /// Removes one item or all in one undoable step; returns whether anything was removed.
    @discardableResult
    func forget(_ item: RecentItem, of profile: Identifier<Profile>) async throws -> Bool
}

package enum SearchMode: Sendable {
    /// Searches for what was typed, also in the community.
    case typed
    /// Searches for what the same keys mean in the other keyboard layout. The community is not asked.
    case retyped
    /// Like `retyped`, for whole names only.
    case retypedWhole
}

extension SearchRepository {
    package func worksAndCharacters(
        matching text: String, _ filter: SearchFilter, for viewer: Viewer, limit: Int
    ) async throws -> SearchAnswer {
        try await worksAndCharacters(matching: text, filter, for: viewer, limit: limit, as: .typed)
    }

    /// Searches as `worksAndCharacters(matching:)`, and as `KeyboardLayout.answer` in the other keyboard layout.
    package func worksAndCharacters(
        typed text: String, _ filter: SearchFilter = SearchFilter(), for viewer: Viewer, limit: Int
    ) async throws -> SearchAnswer {
        try await KeyboardLayout.answer(to: text, limit: limit) {
            try await worksAndCharacters(matching: $0, filter, for: viewer, limit: limit, as: $1)
        }
    }
}

extension KeyboardLayout {
    /// Returns what the same keys mean in the other layout if only names with typing mistakes match. If few names match
    /// and none of them is whole, whole names in the other layout precede them.
    static func answer(
        to text: String, limit: Int, search: (String, SearchMode) async throws -> SearchAnswer
    ) async throws -> SearchAnswer {
        let answer = try await search(text, .typed)
        let sure = answer.rows.filter { $0.quality < .typo }
        guard sure.count < SearchEverything.enough, !sure.contains(where: { $0.quality == .exact }),
            let retyped = retyped(text)
        else { return answer }
        if sure.isEmpty {
            let other = try await search(retyped, .retyped)
            return other.isSure ? other : answer
        }
        guard retyped.count > 1 else { return answer }
        let named = try await search(retyped, .retypedWhole).rows.filter { $0.quality == .exact }
        let rest = sure.filter { row in !named.contains { $0.hit == row.hit } }
        guard !named.isEmpty else { return answer }
        return SearchAnswer(
            rows: Array((named + rest).prefix(limit)), hasMore: answer.hasMore || named.count + rest.count > limit)
    }
}

package struct RecentSearches: Hashable, Sendable {
    /// The most words, and the most characters.
    package static let most = 5
    package static let longestWord = 30

    /// Newest first, like the characters.
    package let words: [String]
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
