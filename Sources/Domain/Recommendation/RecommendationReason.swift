/// Why a drink is put forward, as data: a formatter puts it into words ("gin and lime like 3 you loved; you have all but
/// lime").
public enum RecommendationReason: Hashable, Sendable {
    /// It resembles drinks the member likes.
    case resembles(Resemblance)
    /// Nothing is known of the member's taste; so well known is the drink.
    case coldStart(Popularity)
    /// What the bar has of it and what it lacks.
    case bar(BarReach)
}
