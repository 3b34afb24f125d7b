/// A film or an animation: facts, and a synopsis in our own words.
public struct Work: Hashable, Sendable, Identifiable {
    /// The allowed years.
    public static let years = 1878...2100

    /// `my-…` for a member's own.
    public let id: Identifier<Work>
    /// Its titles.
    public var title: LocalizedText
    /// The title in the original language; nil if it is one of the others.
    public var originalTitle: String?
    /// Further titles and spellings by which people look for it; never shown.
    public var otherTitles: [String]
    /// What it is.
    public var kind: WorkKind
    /// The year of its first showing.
    public var year: Int
    /// Nil if unknown.
    public var director: LocalizedText?
    /// Its genres.
    public var genres: [Identifier<Genre>]
    /// The age rating, such as `ALL`, `12`, `15`, `19`; nil if unknown.
    public var ageRating: String?
    /// What it is about, without spoilers.
    public var synopsis: LocalizedText
    /// Nil for an ordinary length, a series, or where it is unknown.
    public var length: WorkLength?

    /// Memberwise.
    public init(
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
public enum WorkLength: String, CaseIterable, Sendable {
    /// Ninety minutes at most.
    case short
    /// Two hours and ten minutes at least.
    case long
}
