/// What a member last searched for and looked at.
public struct RecentSearches: Hashable, Sendable {
    /// The most of each.
    public static let most = 5
    /// The longest word, in characters.
    public static let longestWord = 30

    /// Newest first.
    public let words: [String]
    /// Newest first.
    public let characters: [CharacterSummary]

    /// Empty by default.
    public init(words: [String] = [], characters: [CharacterSummary] = []) {
        self.words = words
        self.characters = characters
    }

    /// Whether both lists are empty.
    public var isEmpty: Bool { words.isEmpty && characters.isEmpty }
}

/// Something to remove from the recent searches.
public enum RecentItem: Hashable, Sendable {
    case word(String)
    case character(Identifier<WorkCharacter>)
    case allWords
    case allCharacters
}
