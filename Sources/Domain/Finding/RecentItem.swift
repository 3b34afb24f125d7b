/// Something to remove from the recent searches.
public enum RecentItem: Hashable, Sendable {
    case word(String)
    case character(Identifier<WorkCharacter>)
    case allWords
    case allCharacters
}
