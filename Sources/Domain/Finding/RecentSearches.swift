/// What a member last searched for and looked at.
package struct RecentSearches: Hashable, Sendable {
    /// The most of each.
    package static let most = 5
    /// The longest word, in characters.
    package static let longestWord = 30

    /// Newest first.
    package let words: [String]
    /// Newest first.
    package let characters: [CharacterSummary]

    /// Empty by default.
    package init(words: [String] = [], characters: [CharacterSummary] = []) {
        self.words = words
        self.characters = characters
    }

    /// Whether both lists are empty.
    package var isEmpty: Bool { words.isEmpty && characters.isEmpty }
}

/// Something to remove from the recent searches.
package enum RecentItem: Hashable, Sendable {
    case word(String)
    case character(Identifier<WorkCharacter>)
    case allWords
    case allCharacters
}
