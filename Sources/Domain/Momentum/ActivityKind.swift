/// What a member's calendar counts.
public enum ActivityKind: String, CaseIterable, Sendable {
    /// A vote.
    case dig
    /// A review.
    case review
    /// A making.
    case drink
    /// A watching.
    case film
}
