/// Something to take out of the recents.
public enum RecentItem: Hashable, Sendable {
    /// A word.
    case word(String)
    /// A character.
    case character(Identifier<WorkCharacter>)
    /// Every word.
    case allWords
    /// Every character.
    case allCharacters
}
