/// A text in every language of the program.
package struct LocalizedText: Hashable, Sendable {
    package let english: String
    package let korean: String

    package init(english: String, korean: String) {
        self.english = english
        self.korean = korean
    }

    /// The text in a language; in the other one where this one is empty.
    package subscript(language: Language) -> String {
        let (own, other) = language == .english ? (english, korean) : (korean, english)
        return own.isEmpty ? other : own
    }

    /// The text in the other language, to show beside the one in `language`; empty if both are the same.
    package func other(than language: Language) -> String {
        english == korean || english.isEmpty || korean.isEmpty ? "" : self[language.other]
    }
}
