package struct WorkClue: Hashable, Sendable {
    package var title: String
    /// The original title, and others in the file.
    package var otherTitles: [String]
    package var year: Int?
    package var kind: WorkKind?
    /// Ids of online catalogues, such as `imdb:tt0017136`, `mal:1`, `tmdb:603`.
    package var ids: [String]
    /// Whether files of this kind give years. If so, a clue without a year may mean any film of its title.
    package var hasYears: Bool
    /// Whether a work of another kind is another work. False for diaries, which do not tell animations from films.
    package var isKindSure: Bool

    package init(
        title: String, otherTitles: [String] = [], year: Int? = nil, kind: WorkKind? = nil, ids: [String] = [],
        hasYears: Bool = true, isKindSure: Bool = false
    ) {
        self.title = title
        self.otherTitles = otherTitles
        self.year = year
        self.kind = kind
        self.ids = ids
        self.hasYears = hasYears
        self.isKindSure = isKindSure
    }

    /// Equal for records of the same work, also when the file is read again.
    package var key: String {
        if let id = ids.first { return id }
        return "\(Self.folded(title)) \(year.map(String.init) ?? "")"
    }

    /// Whether title and year both say that another work is meant, so that an ID of the bundled files must be wrong.
    package func contradicts(_ known: KnownWork) -> Bool {
        guard let year, known.work.year != Work.unknownYear, abs(year - known.work.year) > WorkMatcher.nearYears else {
            return false
        }
        return known.foldedTitles.isDisjoint(with: ([title] + otherTitles).map(Self.folded))
    }

    /// Folds a title for comparison; returns a title without letters and digits unchanged.
    static func folded(_ title: String) -> String {
        let folded = Folding.folded(title)
        return folded.isEmpty ? title : folded
    }
}
