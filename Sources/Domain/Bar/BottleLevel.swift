/// How much is left in a bottle.
public enum BottleLevel: Int, CaseIterable, Sendable {
    /// Nothing: it is not in the bar for the matcher.
    case empty = 0
    /// A few drinks left.
    case low = 1
    /// About half.
    case half = 2
    /// Full or nearly.
    case full = 3
}
