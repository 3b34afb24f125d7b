package struct DrinkAdvice: Hashable, Sendable {
    /// Best first.
    package let drinks: [Recommendation]
    package let isCold: Bool
    package let triedCount: Int

    package init(drinks: [Recommendation], isCold: Bool, triedCount: Int) {
        self.drinks = drinks
        self.isCold = isCold
        self.triedCount = triedCount
    }
}
