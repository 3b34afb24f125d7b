/// What the activity calendar counts.
public enum ActivityKind: String, CaseIterable, Sendable {
    case dig
    case review
    /// A drink made.
    case drink
    /// A work watched.
    case film
}
