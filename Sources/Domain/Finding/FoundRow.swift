package struct FoundRow: Hashable, Sendable {
    package let hit: SearchHit
    package let quality: SearchQuality
    /// For a near match, 2 for each typing mistake, and 1 more if a later word of the name matches.
    package let distance: Int
    /// How well known the catalogue says it is, 0 to 100.
    package let fame: Int
    /// Votes and wishes.
    package let popularity: Int
    /// The position in the catalogue, which lists the best known first.
    package let position: Int64
    package let name: String

    package init(
        hit: SearchHit, quality: SearchQuality, distance: Int = 0, fame: Int = 0, popularity: Int = 0,
        position: Int64 = 0, name: String
    ) {
        self.hit = hit
        self.quality = quality
        self.distance = distance
        self.fame = fame
        self.popularity = popularity
        self.position = position
        self.name = name
    }

    /// The fame of a work by its position in the catalogue, or that of one of its characters.
    package static func fame(ofWorkAt position: Int64, isLead: Bool? = nil) -> Int {
        let work = max(20, 100 - Int(clamping: position) / 5)
        return isLead.map { work * ($0 ? 3 : 2) / 4 } ?? work
    }

    /// Ranks by quality, distance, how well known it is, kind and position; near matches by votes and length instead.
    ///
    /// The beginning of a later word counts as much as the beginning of a less known name: "busan" means Train to Busan
    /// rather than someone called Bu Sang-gil. A director counts likewise: "nolan" means his best known films rather
    /// than an extra of that name. A whole name ranks by kind first: "gin" is the bottle before anyone of that name.
    package func precedes(_ other: FoundRow) -> Bool {
        let (own, others) = (rank, other.rank)
        if own.fit != others.fit { return own.fit < others.fit }
        return own.rest == others.rest ? name < other.name : own.rest < others.rest
    }

    /// `fit` is compared before `rest`, each first to last, lower first.
    private var rank: (fit: (Int, Int, Int, Int), rest: (Int, Int, Int, Int, Int64)) {
        let isTypo = quality == .typo
        let isWhole = quality == .exact
        let kind = hit.rank(isWhole: isWhole)
        return (
            (quality.tier, distance, isWhole ? kind : 0, isTypo ? 0 : -known),
            (-popularity, isTypo ? name.unicodeScalars.count : 0, kind, quality.rawValue, position)
        )
    }

    private var known: Int {
        let penalty =
            switch quality {
            case .wordPrefix: 20
            case .director: 55
            default: 0
            }
        return Self.known(fame, votes: popularity) - penalty
    }

    /// Combines fame and votes: each doubling of the votes adds 5, so that the viewer's own vote does not decide.
    package static func known(_ fame: Int, votes: Int) -> Int {
        fame + 5 * (Int.bitWidth - 1 - (max(0, votes) + 1).leadingZeroBitCount)
    }
}

/// How well a record matches a search; smaller is better.
package enum SearchQuality: Int, Comparable, CaseIterable, Sendable {
    case exact
    case prefix
    case wordPrefix
    /// The director's whole name or last word matches.
    case director
    /// The initial consonants of the whole name match.
    case wholeInitials
    case initials
    case wordInitials
    /// A part of the director's name, or the year matches.
    case fact
    /// Each word begins a word of any of the names, or is a fact.
    case words
    case inside
    case innerInitials
    case typo

    /// Groups qualities that rank alike.
    var tier: Int { (self == .wordPrefix || self == .director ? .prefix : self).rawValue }

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
