/// A text in every language of the program.
public struct LocalizedText: Hashable, Sendable {
    /// The English text.
    public let english: String
    /// The Korean text.
    public let korean: String

    /// Memberwise.
    public init(english: String, korean: String) {
        self.english = english
        self.korean = korean
    }

    /// The text in a language; in the other one where this one is empty.
    public subscript(language: Language) -> String {
        let (own, other) = language == .english ? (english, korean) : (korean, english)
        return own.isEmpty ? other : own
    }

    /// The text in the other language, to show beside the one in `language`; empty if both are the same.
    public func other(than language: Language) -> String {
        english == korean || english.isEmpty || korean.isEmpty ? "" : self[language.other]
    }
}
