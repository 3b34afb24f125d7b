/// The lists of characters in Dig.
public enum CharacterOrder: Hashable, Sendable {
    /// Most dug in the last seven days; `since` is when they began, seconds since 1970 UTC (`HotWindow`).
    case hot(since: Int64)
    /// Most votes of all time.
    case popular
    /// Shuffled; the same seed gives the same order.
    case random(seed: UInt64)
}
