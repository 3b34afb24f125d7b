public import Domain

/// The facts of a work.
public struct WorkFactsRow: Codable, Hashable, Sendable {
    /// Its id.
    public let id: Identifier<Work>
    /// Its id in another catalogue, such as `anilist:123`; nil for none.
    public let source: String?
    /// Its titles.
    public let title: LocalizedText
    /// The title in the original language; nil if it is one of the others.
    public let originalTitle: String?
    /// Further spellings; nil for none.
    public let otherTitles: [String]?
    /// What it is.
    public let kind: OpenCode<WorkKind>
    /// The year of its first showing.
    public let year: Int
    /// Nil if unknown.
    public let director: LocalizedText?
    /// The ids of its genres.
    public let genres: [String]
    /// Nil if unknown.
    public let ageRating: String?
    /// What it is about.
    public let synopsis: LocalizedText
    /// `short` or `long`; nil for neither.
    public let length: String?

    /// Memberwise.
    public init(
        id: Identifier<Work>, source: String? = nil, title: LocalizedText, originalTitle: String? = nil,
        otherTitles: [String]? = nil, kind: OpenCode<WorkKind>, year: Int, director: LocalizedText? = nil,
        genres: [String], ageRating: String? = nil, synopsis: LocalizedText, length: String? = nil
    ) {
        self.id = id
        self.source = source
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
