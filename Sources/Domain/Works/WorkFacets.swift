package struct WorkFacets: Hashable, Sendable {
    /// The counts together with the rest of the filter, without options that have no rows.
    package let counts: [WorkOption: Int]
    package let count: Int
    package let total: Int

    /// - Parameter rows: The work of each row of the list, of every kind.
    package init(_ rows: [WorkFacts], _ filter: WorkFilter) {
        var counts: [WorkOption: Int] = [:]
        for kind in [WorkOptionKind.genre, .decade, .age] {
            for facts in rows where filter.passes(facts, leavingOut: kind) {
                for option in facts.options where option.kind == kind { counts[option, default: 0] += 1 }
            }
        }
        self.counts = counts
        count = rows.count { filter.passes($0) }
        total = rows.count { filter.kind == nil || $0.kind == filter.kind }
    }
}

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

package enum WorkOption: Hashable, Sendable {
    case genre(Identifier<Genre>)
    /// A decade, by its first year.
    case decade(Int)
    /// An age rating; nil for unknown.
    case age(String?)
    /// The type a list uses instead of the member's own.
    case type(MBTI)

    package var kind: WorkOptionKind {
        switch self {
        case .genre: .genre
        case .decade: .decade
        case .age: .age
        case .type: .type
        }
    }
}

/// The kinds of option, in display order. Options of one kind are alternatives; different kinds must all hold.
package enum WorkOptionKind: String, CaseIterable, Hashable, Sendable {
    case genre
    case decade
    case age
    /// Allows only one option at a time.
    case type
}
