/// How well a name matches a search; smaller is better and comes first.
public enum SearchQuality: Int, Comparable, CaseIterable, Sendable {
    /// The whole name matches.
    case exact
    /// The name begins with it.
    case prefix
    /// A word of the name begins with it.
    case wordPrefix
    /// The text is inside the name.
    case inside
    /// The initial consonants match.
    case initials
    /// It matches with a typing mistake.
    case typo

    /// Smaller is better.
    public static func < (left: SearchQuality, right: SearchQuality) -> Bool { left.rawValue < right.rawValue }
}
