/// A hit with what decides its rank.
package struct FoundRow: Hashable, Sendable {
    package let hit: SearchHit
    /// How well its name matches.
    package let quality: SearchQuality
    /// Votes and wishes; among equal matches more comes first.
    package let popularity: Int
    /// The name that matched, folded, for the order among equals.
    package let name: String

    package init(hit: SearchHit, quality: SearchQuality, popularity: Int = 0, name: String) {
        self.hit = hit
        self.quality = quality
        self.popularity = popularity
        self.name = name
    }

    /// Whether it ranks before another: by quality, then popularity, then name, then what it is. Initial consonants stand
    /// in many names by chance: there what it is decides before the name.
    package func precedes(_ other: FoundRow) -> Bool {
        if quality != other.quality { return quality < other.quality }
        if popularity != other.popularity { return popularity > other.popularity }
        if quality.isOfInitials, hit.kindRank != other.hit.kindRank { return hit.kindRank < other.hit.kindRank }
        if name != other.name { return name < other.name }
        return hit.kindRank < other.hit.kindRank
    }
}

/// How well a record matches a search; smaller is better and comes first.
package enum SearchQuality: Int, Comparable, CaseIterable, Sendable {
    /// The whole name matches.
    case exact
    /// The name begins with it.
    case prefix
    /// A word of the name begins with it.
    case wordPrefix
    /// The initial consonants of the whole name.
    case wholeInitials
    /// The name begins with these initial consonants.
    case initials
    /// A word of the name begins with these initial consonants.
    case wordInitials
    /// The director or the year.
    case fact
    /// Each word begins one of the name, of another name, or is a fact.
    case words
    /// The text is inside the name.
    case inside
    /// The initial consonants are inside the name.
    case innerInitials
    /// It matches with a typing mistake.
    case typo

    /// Whether initial consonants match.
    var isOfInitials: Bool {
        self == .wholeInitials || self == .initials || self == .wordInitials || self == .innerInitials
    }

    /// Smaller is better.
    package static func < (left: SearchQuality, right: SearchQuality) -> Bool { left.rawValue < right.rawValue }
}

/// The first page of a search.
package struct SearchAnswer: Hashable, Sendable {
    /// Best first.
    package let rows: [FoundRow]
    /// Whether a larger limit would find more.
    package let hasMore: Bool

    /// Empty by default.
    package init(rows: [FoundRow] = [], hasMore: Bool = false) {
        self.rows = rows
        self.hasMore = hasMore
    }

    /// The hits of the rows, best first.
    package var hits: [SearchHit] { rows.map(\.hit) }
}
