/// A recommended drink, with its score and the reasons.
public struct Recommendation: Hashable, Sendable, Identifiable {
    /// The drink.
    public let drink: Identifier<Drink>
    /// What it is worth.
    public let score: RecommendationScore
    /// What it resembles, strongest basis first, or a cold start; then the bar. Empty without a resemblance and without
    /// a bar.
    public let reasons: [RecommendationReason]

    /// Memberwise.
    public init(drink: Identifier<Drink>, score: RecommendationScore, reasons: [RecommendationReason]) {
        self.drink = drink
        self.score = score
        self.reasons = reasons
    }

    /// The drink; it is recommended only once.
    public var id: Identifier<Drink> { drink }
}
