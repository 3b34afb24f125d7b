/// The recommendations for a member.
package struct DrinkAdvice: Hashable, Sendable {
    /// Best first.
    package let drinks: [Recommendation]
    /// Whether nothing is known of the member's taste.
    package let isCold: Bool
    /// How many drinks are marked as tried.
    package let triedCount: Int

    package init(drinks: [Recommendation], isCold: Bool, triedCount: Int) {
        self.drinks = drinks
        self.isCold = isCold
        self.triedCount = triedCount
    }
}
