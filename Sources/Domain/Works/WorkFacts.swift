/// What filters know of a work.
public struct WorkFacts: Hashable, Sendable {
    /// What it is.
    public let kind: WorkKind
    /// The year of its first showing.
    public let year: Int
    /// Its genres.
    public let genres: [Identifier<Genre>]
    /// Nil if unknown.
    public let ageRating: String?

    /// Memberwise.
    public init(kind: WorkKind, year: Int, genres: [Identifier<Genre>], ageRating: String?) {
        self.kind = kind
        self.year = year
        self.genres = genres
        self.ageRating = ageRating
    }

    /// Those of a work.
    public init(_ work: Work) {
        self.init(kind: work.kind, year: work.year, genres: work.genres, ageRating: work.ageRating)
    }

    /// The options it matches; all spellings of a rating for everyone are one.
    public var options: Set<WorkOption> {
        let age = ageRating.map { $0.lowercased() == "all" ? "all" : $0 }
        return Set(genres.map { .genre($0) }).union([.decade(year / 10 * 10), .age(age)])
    }
}
