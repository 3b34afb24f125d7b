package struct FoundRow: Hashable, Sendable {
    package let hit: SearchHit
    package let quality: SearchQuality
    /// For a near match, 2 for each typing mistake, and 1 more if a later word of the name matches.
    package let distance: Int
    /// Votes and wishes; ranks equal matches, higher first.
    package let popularity: Int
    /// The position in the catalogue, which lists the best known first; ranks matches of equal popularity.
    package let position: Int64
    package let name: String

    package init(
        hit: SearchHit, quality: SearchQuality, distance: Int = 0, popularity: Int = 0, position: Int64 = 0,
        name: String
    ) {
        self.hit = hit
        self.quality = quality
        self.distance = distance
        self.popularity = popularity
        self.position = position
        self.name = name
    }

    /// Ranks by quality, distance, popularity, kind, position and name; near matches by their length before kind.
    ///
    /// The beginning of a later word counts as much as that of the name: "busan" means Train to Busan rather than
    /// someone called Bu Sang-gil. A whole name ranks by kind before popularity: "gin" is the bottle before anyone
    /// of that name.
    package func precedes(_ other: FoundRow) -> Bool {
        let (own, others) = (rank, other.rank)
        if own.fit != others.fit { return own.fit < others.fit }
        return own.rest == others.rest ? name < other.name : own.rest < others.rest
    }

    /// `fit` is compared before `rest`, each first to last, lower first.
    private var rank: (fit: (Int, Int, Int, Int), rest: (Int, Int, Int, Int64)) {
        let isWhole = quality == .exact
        let kind = hit.rank(isWhole: isWhole)
        return (
            (quality.tier, distance, isWhole ? kind : 0, -popularity),
            (quality == .typo ? name.unicodeScalars.count : 0, kind, quality.rawValue, position)
        )
    }
}

/// How well a record matches a search; smaller is better.
package enum SearchQuality: Int, Comparable, CaseIterable, Sendable {
    case exact
    case prefix
    case wordPrefix
    /// The initial consonants of the whole name match.
    case wholeInitials
    case initials
    case wordInitials
    /// The director or the year matches.
    case fact
    /// Each word begins a word of any of the names, or is a fact.
    case words
    case inside
    case innerInitials
    case typo

    /// Groups qualities that rank alike.
    var tier: Int { (self == .wordPrefix ? .prefix : self).rawValue }

    package static func < (left: SearchQuality, right: SearchQuality) -> Bool { left.rawValue < right.rawValue }
}

package struct SearchAnswer: Hashable, Sendable {
    /// Best first.
    package let rows: [FoundRow]
    /// Whether a larger limit would find more.
    package let hasMore: Bool

    package init(rows: [FoundRow] = [], hasMore: Bool = false) {
        self.rows = rows
        self.hasMore = hasMore
    }

    /// Whether a name matches without typing mistakes.
    package var isSure: Bool { rows.contains { $0.quality < .typo } }

    package var hits: [SearchHit] { rows.map(\.hit) }
}
