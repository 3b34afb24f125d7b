/// What a member searched for and looked at last.
public struct RecentSearches: Hashable, Sendable {
    /// How many of each are kept.
    public static let most = 5
    /// The most characters of a word.
    public static let longestWord = 30

    /// Words, the newest first.
    public let words: [String]
    /// Characters, the newest first.
    public let characters: [CharacterSummary]

    /// Makes recents; nothing named is none.
    public init(words: [String] = [], characters: [CharacterSummary] = []) {
        self.words = words
        self.characters = characters
    }

    /// Whether there are none.
    public var isEmpty: Bool { words.isEmpty && characters.isEmpty }
}
