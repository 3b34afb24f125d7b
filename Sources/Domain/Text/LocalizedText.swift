package struct LocalizedText: Hashable, Sendable {
    package let english: String
    package let korean: String

    package init(english: String, korean: String) {
        self.english = english
        self.korean = korean
    }

    /// Falls back to the other language if the text is empty.
    package subscript(language: Language) -> String {
        let (own, other) = language == .english ? (english, korean) : (korean, english)
        return own.isEmpty ? other : own
    }

    /// Returns the text in the other language; empty if both are the same.
    package func other(than language: Language) -> String {
        english == korean || english.isEmpty || korean.isEmpty ? "" : self[language.other]
    }
}
