package struct FoundRow: Hashable, Sendable {
    package let hit: SearchHit
    package let quality: SearchQuality
    /// Votes and wishes; ranks equal matches, higher first.
    package let popularity: Int
    package let name: String

    package init(hit: SearchHit, quality: SearchQuality, popularity: Int = 0, name: String) {
        self.hit = hit
        self.quality = quality
        self.popularity = popularity
        self.name = name
    }

    /// Ranks by quality, then popularity, then name, then kind. Matches of initial consonants rank by kind before name,
    /// since many names contain them by chance.
    package func precedes(_ other: FoundRow) -> Bool {
        if quality != other.quality { return quality < other.quality }
        if popularity != other.popularity { return popularity > other.popularity }
        if quality.isOfInitials, hit.kindRank != other.hit.kindRank { return hit.kindRank < other.hit.kindRank }
        if name != other.name { return name < other.name }
        return hit.kindRank < other.hit.kindRank
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

    var isOfInitials: Bool {
        self == .wholeInitials || self == .initials || self == .wordInitials || self == .innerInitials
    }

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

    package var hits: [SearchHit] { rows.map(\.hit) }
}
