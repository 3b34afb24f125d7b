/// The orders of a character's reviews.
public enum ReviewOrder: String, CaseIterable, Sendable {
    /// The newest first.
    case newest
    /// The most liked first.
    case liked
    /// The most viewed first.
    case viewed
}
