/// The orders of a character's reviews.
public enum ReviewOrder: String, CaseIterable, Sendable {
    case newest
    case liked
    case viewed
}
