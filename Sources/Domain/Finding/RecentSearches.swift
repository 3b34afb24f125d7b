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
