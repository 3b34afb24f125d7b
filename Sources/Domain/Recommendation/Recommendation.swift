/// A drink put forward, with its score and why.
public struct Recommendation: Hashable, Sendable, Identifiable {
    /// The drink.
    public let drink: Identifier<Drink>
    /// What it is worth.
    public let score: RecommendationScore
    /// Why: what it resembles, the strongest liking first, or that the start is cold; then what the bar says.
    /// Empty where there is neither a resemblance nor a bar.
    public let reasons: [RecommendationReason]

    /// Memberwise.
    public init(drink: Identifier<Drink>, score: RecommendationScore, reasons: [RecommendationReason]) {
        self.drink = drink
        self.score = score
        self.reasons = reasons
    }

    /// A drink is put forward once.
    public var id: Identifier<Drink> { drink }
}
