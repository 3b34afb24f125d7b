/// A film or an animation: facts, and a synopsis in our own words.
package struct Work: Hashable, Sendable, Identifiable {
    /// The allowed years.
    package static let years = 1878...2100

    /// `my-…` for a member's own.
    package let id: Identifier<Work>
    package var title: LocalizedText
    /// The title in the original language; nil if it is one of the others.
    package var originalTitle: String?
    /// Further titles and spellings by which people look for it; never shown.
    package var otherTitles: [String]
    package var kind: WorkKind
    /// The year of its first showing.
    package var year: Int
    /// Nil if unknown.
    package var director: LocalizedText?
    package var genres: [Identifier<Genre>]
    /// The age rating, such as `ALL`, `12`, `15`, `19`; nil if unknown.
    package var ageRating: String?
    /// What it is about, without spoilers.
    package var synopsis: LocalizedText
    /// Nil for an ordinary length, a series, or where it is unknown.
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

/// That a film is much shorter or longer than others.
package enum WorkLength: String, CaseIterable, Sendable {
    /// Ninety minutes at most.
    case short
    /// Two hours and ten minutes at least.
    case long
}
