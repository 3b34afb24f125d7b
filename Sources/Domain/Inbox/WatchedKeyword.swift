/// Something a member wants to hear of when it is added.
public enum WatchedKeyword: Hashable, Sendable {
    /// The most words, and the most types, a member watches.
    public static let most = 5
    /// The most characters of a word.
    public static let longest = 30

    /// A word in the title of a work or the name of a character.
    case word(String)
    /// A type among the characters.
    case type(MBTI)

    /// A word as it may be kept: harmless and not empty when folded; nil otherwise.
    public static func word(typed: String) -> WatchedKeyword? {
        let line = PlainText.line(typed, limit: longest)
        return Folding.folded(line).isEmpty ? nil : .word(line)
    }
}
