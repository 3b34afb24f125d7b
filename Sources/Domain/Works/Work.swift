/// A film or a series: facts, and a synopsis in our own words.
package struct Work: Hashable, Sendable, Identifiable {
    package static let years = 1878...2100

    /// `my-…` for a member's own.
    package let id: Identifier<Work>
    package var title: LocalizedText
    /// The title in the original language; nil if it equals another title.
    package var originalTitle: String?
    /// Other titles and spellings for searching; never shown.
    package var otherTitles: [String]
    package var kind: WorkKind
    /// The year of the first showing.
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
        ageRating: String? = nil,
        synopsis: LocalizedText = LocalizedText(english: "", korean: ""),
        length: WorkLength? = nil
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
}

/// A film's length if it is much shorter or longer than usual.
package enum WorkLength: String, CaseIterable, Sendable {
    /// At most ninety minutes.
    case short
    /// At least two hours and ten minutes.
    case long
}
