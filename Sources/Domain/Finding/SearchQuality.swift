/// How well a name answers a search; smaller is better, and comes first.
public enum SearchQuality: Int, Comparable, CaseIterable, Sendable {
    /// The whole name.
    case exact
    /// The name begins with it.
    case prefix
    /// A word of the name begins with it.
    case wordPrefix
    /// It stands inside the name.
    case inside
    /// Initial consonants.
    case initials
    /// With a typing mistake.
    case typo

    /// Smaller is better.
    public static func < (left: SearchQuality, right: SearchQuality) -> Bool { left.rawValue < right.rawValue }
}
