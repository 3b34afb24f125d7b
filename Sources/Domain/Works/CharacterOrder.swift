/// The lists of characters that Dig offers.
public enum CharacterOrder: Hashable, Sendable {
    /// Most dug in the last seven days; `since` is when they began, seconds since 1970 UTC (`HotWindow`).
    case hot(since: Int64)
    /// Most votes of all time.
    case popular
    /// Shuffled; the same seed is the same order.
    case random(seed: UInt64)
}
