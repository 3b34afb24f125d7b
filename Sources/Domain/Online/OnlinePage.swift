/// What an entry of an online catalogue is.
package enum OnlineKind: String, Hashable, Sendable {
    case animation
    case film
    case drink
}

/// An entry of an online catalogue, as its lists tell it.
package struct OnlineEntry: Hashable, Sendable, Identifiable {
    /// Its id there.
    package let id: ExternalID
    package let kind: OnlineKind
    package let title: LocalizedText
    /// Its name where it was made; nil if that is none of the above.
    package let originalTitle: String?
    /// The year it came out; nil if unknown.
    package let year: Int?

    package init(
        id: ExternalID, kind: OnlineKind, title: LocalizedText, originalTitle: String? = nil, year: Int? = nil
    ) {
        self.id = id
        self.kind = kind
        self.title = title
        self.originalTitle = originalTitle
        self.year = year
    }
}

/// What is looked for in which catalogue.
package struct OnlineQuery: Hashable, Sendable {
    /// The longest text, in characters.
    package static let longestText = 60

    package let provider: OnlineProvider
    /// On one line, in lower case.
    package let text: String
    /// From 1.
    package let page: Int
    /// In which language titles are wanted.
    package let language: Language

    /// Cleans the text.
    package init(_ provider: OnlineProvider, _ text: String, page: Int = 1, language: Language) {
        self.provider = provider
        self.text = Self.text(text)
        self.page = page
        self.language = language
    }

    /// What is sent of a typed text.
    package static func text(_ typed: String) -> String { PlainText.line(typed, limit: longestText).lowercased() }

    /// Whether a typed text has enough letters to be looked for online.
    package static func isWorthAsking(_ typed: String) -> Bool {
        let letters = Folding.folded(typed)
        return letters.unicodeScalars.contains { $0.value >= 0x2E80 } ? letters.count >= 1 : letters.count >= 2
    }
}

/// A page of what was found.
package struct OnlinePage: Hashable, Sendable {
    /// In the provider's order.
    package let entries: [OnlineEntry]
    /// Whether there is a next page.
    package let hasMore: Bool

    package init(entries: [OnlineEntry] = [], hasMore: Bool = false) {
        self.entries = entries
        self.hasMore = hasMore
    }
}
