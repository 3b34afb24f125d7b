package struct LocalizedText: Hashable, Sendable {
    package let english: String
    package let korean: String

    package init(english: String, korean: String) {
        self.english = english
        self.korean = korean
    }

    package init(both text: String) { self.init(english: text, korean: text) }

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

package enum Language: String, CaseIterable, Sendable {
    case english = "en"
    case korean = "ko"

    package var other: Language { self == .english ? .korean : .english }

    /// Orders a value for each language, that of this language first.
    package func ordered<Value>(english: Value, korean: Value) -> [Value] {
        self == .korean ? [korean, english] : [english, korean]
    }
}

package protocol TextLibrary: Sendable {
    func text(_ name: TextName, _ language: Language) async throws -> LongText
}

package enum TextName: String, CaseIterable, Sendable {
    case notices
    case faq
    case terms
    case privacyPolicy = "privacy-policy"
    case licences
    case about
}
