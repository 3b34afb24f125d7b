package import Domain

package struct WorkFactsRow: Codable, Hashable, Sendable {
    package let id: Identifier<Work>
    /// The id in another catalogue, such as `anilist:123`; nil for none.
    package let source: String?
    package let title: LocalizedText
    /// The title in the original language; nil if it equals one of the others.
    package let originalTitle: String?
    package let otherTitles: [String]?
    package let kind: KnownOrOther<WorkKind>
    /// The year of the first release.
    package let year: Int
    package let director: LocalizedText?
    package let genres: [String]
    package let ageRating: String?
    package let synopsis: LocalizedText
    /// `short` or `long`; nil for neither.
    package let length: String?

    package init(
        id: Identifier<Work>, source: String? = nil, title: LocalizedText, originalTitle: String? = nil,
        otherTitles: [String]? = nil, kind: KnownOrOther<WorkKind>, year: Int, director: LocalizedText? = nil,
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
