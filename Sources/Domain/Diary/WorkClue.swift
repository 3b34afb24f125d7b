/// What a file of another program says about which work it means.
package struct WorkClue: Hashable, Sendable {
    /// As the file writes it.
    package var title: String
    /// The original title, and others the file gives.
    package var otherTitles: [String]
    /// Nil if the file does not say.
    package var year: Int?
    /// Nil if the file does not say.
    package var kind: WorkKind?
    /// Ids of online catalogues, such as `imdb:tt0017136`, `mal:1`, `tmdb:603`.
    package var ids: [String]
    /// Whether files of this kind give years: then one without a year may be any film of its title.
    package var hasYears: Bool

    package init(
        title: String, otherTitles: [String] = [], year: Int? = nil, kind: WorkKind? = nil, ids: [String] = [],
        hasYears: Bool = true
    ) {
        self.title = title
        self.otherTitles = otherTitles
        self.year = year
        self.kind = kind
        self.ids = ids
        self.hasYears = hasYears
    }

    /// Equal for two records that mean the same work, also in another reading of the file.
    package var key: String {
        if let id = ids.first { return id }
        return "\(Self.folded(title)) \(year.map(String.init) ?? "")"
    }

    /// A title for comparison; one without a letter or a digit stands for itself.
    static func folded(_ title: String) -> String {
        let folded = Folding.folded(title)
        return folded.isEmpty ? title : folded
    }
}
