package enum OnlineKind: String, Hashable, Sendable {
    case animation
    case film
    case series
    case animatedSeries = "animated-series"
    case drink

    package init(_ kind: WorkKind) {
        self =
            switch kind {
            case .animation: .animation
            case .film: .film
            case .series: .series
            case .animatedSeries: .animatedSeries
            }
    }
}

package struct OnlineEntry: Hashable, Sendable, Identifiable {
    package let id: ExternalID
    package let kind: OnlineKind
    package let title: LocalizedText
    /// The title in the original language; nil if it is one of the other titles.
    package let originalTitle: String?
    /// Further titles; never shown.
    package let otherTitles: [String]
    package let year: Int?
    package let picture: PictureAddress?

    package init(
        id: ExternalID, kind: OnlineKind, title: LocalizedText, originalTitle: String? = nil,
        otherTitles: [String] = [], year: Int? = nil, picture: PictureAddress? = nil
    ) {
        self.id = id
        self.kind = kind
        self.title = title
        self.originalTitle = originalTitle
        self.otherTitles = otherTitles
        self.year = year
        self.picture = picture
    }

    /// The facts to compare with works that are here.
    package var clue: WorkClue {
        WorkClue(
            title: title.english, otherTitles: [title.korean] + [originalTitle].compactMap(\.self) + otherTitles,
            year: year, ids: [id.description])
    }
}

package struct OnlineQuery: Hashable, Sendable {
    package static let longestText = 60

    package let provider: OnlineProvider
    /// One line, in lower case.
    package let text: String
    /// From 1.
    package let page: Int
    package let language: Language

    package init(_ provider: OnlineProvider, _ text: String, page: Int = 1, language: Language) {
        self.provider = provider
        self.text = Self.text(text)
        self.page = page
        self.language = language
    }

    package static func text(_ typed: String) -> String { PlainText.line(typed, limit: longestText).lowercased() }

    /// Returns whether a typed text has enough letters for a search online.
    package static func isWorthAsking(_ typed: String) -> Bool {
        let letters = Folding.folded(typed)
        return letters.unicodeScalars.contains { $0.value >= 0x2E80 } ? letters.count >= 1 : letters.count >= 2
    }
}

package struct OnlinePage: Hashable, Sendable {
    /// In the provider's order.
    package let entries: [OnlineEntry]
    package let hasMore: Bool

    package init(entries: [OnlineEntry] = [], hasMore: Bool = false) {
        self.entries = entries
        self.hasMore = hasMore
    }
}
