/// What filters go by of a work.
public struct WorkFacts: Hashable, Sendable {
    /// What it is.
    public let kind: WorkKind
    /// The year it was first shown.
    public let year: Int
    /// Its genres.
    public let genres: [Identifier<Genre>]
    /// For whom it is rated; nil where that is not told.
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

    /// The options it has, each once; ratings for all are one, however they are written.
    public var options: Set<WorkOption> {
        let age = ageRating.map { $0.lowercased() == "all" ? "all" : $0 }
        return Set(genres.map { .genre($0) }).union([.decade(year / 10 * 10), .age(age)])
    }
}
