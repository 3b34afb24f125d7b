/// A hit with what decides about its place.
public struct FoundRow: Hashable, Sendable {
    /// What was found.
    public let hit: SearchHit
    /// How well its name answers.
    public let quality: SearchQuality
    /// How well known it is: votes and wishes; more comes first among equals.
    public let popularity: Int
    /// The name that answers, folded, for the order among equals.
    public let name: String

    /// Makes a row.
    public init(hit: SearchHit, quality: SearchQuality, popularity: Int = 0, name: String) {
        self.hit = hit
        self.quality = quality
        self.popularity = popularity
        self.name = name
    }

    /// Whether it comes before another: exact, prefix, word prefix, substring, initials, typo; then popularity, then name.
    public func precedes(_ other: FoundRow) -> Bool {
        if quality != other.quality { return quality < other.quality }
        if popularity != other.popularity { return popularity > other.popularity }
        return name < other.name
    }
}
