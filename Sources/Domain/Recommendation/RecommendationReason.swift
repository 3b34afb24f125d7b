/// Why a drink is recommended, as data that a formatter puts into words ("gin and lime like 3 you loved; you have all
/// but lime").
public enum RecommendationReason: Hashable, Sendable {
    /// It resembles drinks the member likes.
    case resembles(Resemblance)
    /// The member's taste is unknown; the drink is this well known.
    case coldStart(Popularity)
    /// What the bar has of it and what it lacks.
    case bar(BarReach)
}
