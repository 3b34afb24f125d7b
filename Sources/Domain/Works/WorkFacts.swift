package struct WorkFacts: Hashable, Sendable {
    package let kind: WorkKind
    package let year: Int
    package let genres: [Identifier<Genre>]
    package let ageRating: String?

    package init(kind: WorkKind, year: Int, genres: [Identifier<Genre>], ageRating: String?) {
        self.kind = kind
        self.year = year
        self.genres = genres
        self.ageRating = ageRating
    }

    package init(_ work: Work) {
        self.init(kind: work.kind, year: work.year, genres: work.genres, ageRating: work.ageRating)
    }

    /// The matching options; all spellings of a rating for everyone count as one.
    package var options: Set<WorkOption> {
        let age = ageRating.map { $0.lowercased() == "all" ? "all" : $0 }
        return Set(genres.map { .genre($0) }).union([.decade(year / 10 * 10), .age(age)])
    }
}
