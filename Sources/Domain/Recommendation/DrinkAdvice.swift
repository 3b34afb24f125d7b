/// The recommendations for a member.
public struct DrinkAdvice: Hashable, Sendable {
    /// Best first.
    public let drinks: [Recommendation]
    /// Whether nothing is known of the member's taste.
    public let isCold: Bool
    /// How many drinks are marked as tried.
    public let triedCount: Int

    /// Memberwise.
    public init(drinks: [Recommendation], isCold: Bool, triedCount: Int) {
        self.drinks = drinks
        self.isCold = isCold
        self.triedCount = triedCount
    }
}
