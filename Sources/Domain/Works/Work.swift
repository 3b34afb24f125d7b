/// A film or a series: facts, and a synopsis in our own words.
package struct Work: Hashable, Sendable, Identifiable {
    package static let years = 1878...2100
    /// The year of a member's own work whose year is unknown.
    package static let unknownYear = 0

    /// `my-…` for a member's own.
    package let id: Identifier<Work>
    package var title: LocalizedText
    /// The title in the original language; nil if it equals another title.
    package var originalTitle: String?
    /// Other titles and spellings for searching; never shown.
    package var otherTitles: [String]
    package var kind: WorkKind
    /// The year of the first showing; `unknownYear` only for a member's own work.
    package var year: Int
    package var director: LocalizedText?
    package var genres: [Identifier<Genre>]
    /// The age rating, such as `ALL`, `12`, `15`, `19`; nil if unknown.
    package var ageRating: String?
    /// Contains no spoilers.
    package var synopsis: LocalizedText
    /// Nil for an ordinary or unknown length, and for a series.
    package var length: WorkLength?

    package init(
        id: Identifier<Work>, title: LocalizedText, originalTitle: String? = nil, otherTitles: [String] = [],
        kind: WorkKind, year: Int, director: LocalizedText? = nil, genres: [Identifier<Genre>] = [],
        ageRating: String? = nil, synopsis: LocalizedText = LocalizedText(both: ""), length: WorkLength? = nil
    ) {
        self.id = id
        self.title = title
        self.originalTitle = originalTitle
        self.otherTitles = otherTitles
        self.kind = kind
        self.year = year
        self.director = director
        self.genres = genres
        self.ageRating = ageRating
        self.synopsis = synopsis
        self.length = length
    }

    package var reference: WorkReference { WorkReference(id: id, title: title, kind: kind, year: year) }

    package func titled(_ language: Language) -> String { reference.titled(language) }
}

/// A film's length if it is much shorter or longer than usual.
package enum WorkLength: String, CaseIterable, Sendable {
    /// At most ninety minutes.
    case short
    /// At least two hours and ten minutes.
    case long

    /// Nil for an ordinary or impossible length.
    package init?(minutes: Double) {
        switch minutes {
        case 1...90: self = .short
        case 130...: self = .long
        default: return nil
        }
    }
}

package enum WorkKind: String, CaseIterable, Sendable {
    /// Drawn or modelled; also series that older builds, members and communities filed here.
    case animation
    case film
    case series
    case animatedSeries = "animated-series"

    /// Whether it takes more than one evening.
    package var isSeries: Bool { self == .series || self == .animatedSeries }
    package var isAnimated: Bool { self == .animation || self == .animatedSeries }
}

extension Optional<WorkKind> {
    /// The next choice of a filter: all, then each kind in turn.
    package var next: WorkKind? {
        switch self {
        case nil: .animation
        case .animation: .film
        case .film: .series
        case .series: .animatedSeries
        case .animatedSeries: nil
        }
    }
}

/// Creates ids for works and characters that members add: `my-` and the slug of the romanized name; a clash adds `-2`.
package enum WorkIDs {
    package static func own(_ name: String, isTaken: (String) throws -> Bool) rethrows -> String {
        try Slug.free("my-\(Slug.make(Romanization.text(of: name), stem: "work").prefix(60))", isTaken: isTaken)
    }
}

package struct Genre: Hashable, Sendable, Identifiable {
    package let id: Identifier<Genre>
    package let name: LocalizedText

    package init(id: Identifier<Genre>, name: LocalizedText) {
        self.id = id
        self.name = name
    }
}
