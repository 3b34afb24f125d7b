/// What an entry of an online catalogue is.
public enum OnlineKind: String, Hashable, Sendable {
    case animation
    case film
    case drink
}

/// An entry of an online catalogue, as its lists tell it.
public struct OnlineEntry: Hashable, Sendable, Identifiable {
    /// Its id there.
    public let id: ExternalID
    /// What it is.
    public let kind: OnlineKind
    /// Its name.
    public let title: LocalizedText
    /// Its name where it was made; nil if that is none of the above.
    public let originalTitle: String?
    /// The year it came out; nil if unknown.
    public let year: Int?

    /// Memberwise.
    public init(
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
public struct OnlineQuery: Hashable, Sendable {
    /// The longest text, in characters.
    public static let longestText = 60

    /// Where.
    public let provider: OnlineProvider
    /// On one line, in lower case.
    public let text: String
    /// From 1.
    public let page: Int
    /// In which language titles are wanted.
    public let language: Language

    /// Cleans the text.
    public init(_ provider: OnlineProvider, _ text: String, page: Int = 1, language: Language) {
        self.provider = provider
        self.text = Self.text(text)
        self.page = page
        self.language = language
    }

    /// What is sent of a typed text.
    public static func text(_ typed: String) -> String { PlainText.line(typed, limit: longestText).lowercased() }

    /// Whether a typed text has enough letters to be looked for online.
    public static func isWorthAsking(_ typed: String) -> Bool {
        let letters = Folding.folded(typed)
        return letters.unicodeScalars.contains { $0.value >= 0x2E80 } ? letters.count >= 1 : letters.count >= 2
    }
}

/// A page of what was found.
public struct OnlinePage: Hashable, Sendable {
    /// In the provider's order.
    public let entries: [OnlineEntry]
    /// Whether there is a next page.
    public let hasMore: Bool

    /// Memberwise.
    public init(entries: [OnlineEntry] = [], hasMore: Bool = false) {
        self.entries = entries
        self.hasMore = hasMore
    }
}
