/// A film or an animation: facts, and a synopsis in our words.
public struct Work: Hashable, Sendable, Identifiable {
    /// The years a work may be of.
    public static let years = 1878...2100

    /// Its id; `my-…` for one of a member's own.
    public let id: Identifier<Work>
    /// Its titles.
    public var title: LocalizedText
    /// The title where it was made; nil where that is one of the others.
    public var originalTitle: String?
    /// What it is.
    public var kind: WorkKind
    /// The year it was first shown.
    public var year: Int
    /// Who directed it; nil where that is not told.
    public var director: LocalizedText?
    /// Its genres.
    public var genres: [Identifier<Genre>]
    /// For whom it is rated, such as `ALL`, `12`, `15`, `19`; nil where that is not told.
    public var ageRating: String?
    /// What it is about, without giving away its end.
    public var synopsis: LocalizedText

    /// Memberwise.
    public init(
        id: Identifier<Work>, title: LocalizedText, originalTitle: String? = nil, kind: WorkKind, year: Int,
        director: LocalizedText? = nil, genres: [Identifier<Genre>] = [], ageRating: String? = nil,
        synopsis: LocalizedText = LocalizedText(english: "", korean: "")
    ) {
        self.id = id
        self.title = title
        self.originalTitle = originalTitle
        self.kind = kind
        self.year = year
        self.director = director
        self.genres = genres
        self.ageRating = ageRating
        self.synopsis = synopsis
    }
}
