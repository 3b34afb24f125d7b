/// A word or a type. Members are notified about new works and characters that match it.
package enum WatchedKeyword: Hashable, Sendable {
    /// The most words, and the most types, per member.
    package static let most = 5
    /// The longest word, in characters.
    package static let longest = 30

    /// A word in the title of a work or the name of a character.
    case word(String)
    case type(MBTI)

    /// Removes control characters; nil if nothing is left when folded.
    package static func word(typed: String) -> WatchedKeyword? {
        let line = PlainText.line(typed, limit: longest)
        return Folding.folded(line).isEmpty ? nil : .word(line)
    }
}

package enum KeywordChange: Hashable, Sendable {
    case added
    case unchanged
    /// The maximum number of keywords of this kind is reached.
    case full
}
