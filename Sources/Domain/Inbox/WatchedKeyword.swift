/// A word or a type; its member is notified when something new matches it.
package enum WatchedKeyword: Hashable, Sendable {
    /// The most words, and the most types, per member.
    package static let most = 5
    /// The longest word, in characters.
    package static let longest = 30

    /// A word in the title of a work or the name of a character.
    case word(String)
    /// The type of a character.
    case type(MBTI)

    /// Removes control characters; nil if nothing is left when folded.
    package static func word(typed: String) -> WatchedKeyword? {
        let line = PlainText.line(typed, limit: longest)
        return Folding.folded(line).isEmpty ? nil : .word(line)
    }
}

/// The result of adding a keyword.
package enum KeywordChange: Hashable, Sendable {
    case added
    /// It was watched already.
    case unchanged
    /// There are as many of its kind as allowed.
    case full
}
