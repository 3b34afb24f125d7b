/// A hit with what decides its rank.
public struct FoundRow: Hashable, Sendable {
    /// What was found.
    public let hit: SearchHit
    /// How well its name matches.
    public let quality: SearchQuality
    /// Votes and wishes; among equal matches more comes first.
    public let popularity: Int
    /// The name that matched, folded, for the order among equals.
    public let name: String

    /// Memberwise.
    public init(hit: SearchHit, quality: SearchQuality, popularity: Int = 0, name: String) {
        self.hit = hit
        self.quality = quality
        self.popularity = popularity
        self.name = name
    }

    /// Whether it ranks before another: by quality, then popularity, then name.
    public func precedes(_ other: FoundRow) -> Bool {
        if quality != other.quality { return quality < other.quality }
        if popularity != other.popularity { return popularity > other.popularity }
        return name < other.name
    }
}
