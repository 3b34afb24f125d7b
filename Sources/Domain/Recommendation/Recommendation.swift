/// A drink put forward, with its score and why.
public struct Recommendation: Hashable, Sendable, Identifiable {
    /// The drink.
    public let drink: Identifier<Drink>
    /// What it is worth.
    public let score: RecommendationScore
    /// Why, the weightiest first; never empty for a drink that has anything to say for itself.
    public let reasons: [RecommendationReason]

    /// Makes a recommendation.
    public init(drink: Identifier<Drink>, score: RecommendationScore, reasons: [RecommendationReason]) {
        self.drink = drink
        self.score = score
        self.reasons = reasons
    }

    /// A drink is put forward once.
    public var id: Identifier<Drink> { drink }
}
