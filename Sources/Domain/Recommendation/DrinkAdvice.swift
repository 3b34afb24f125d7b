/// What an adviser answers.
public struct DrinkAdvice: Hashable, Sendable {
    /// The drinks, the best first.
    public let drinks: [Recommendation]
    /// Whether nothing is known of the member's taste.
    public let isCold: Bool
    /// How many drinks are ticked as tried.
    public let triedCount: Int

    /// Memberwise.
    public init(drinks: [Recommendation], isCold: Bool, triedCount: Int) {
        self.drinks = drinks
        self.isCold = isCold
        self.triedCount = triedCount
    }
}
