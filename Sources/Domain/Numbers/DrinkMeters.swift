/// The three meters of a drink, each 0-3.
package struct DrinkMeters: Hashable, Sendable {
    /// 0 none, 1 below 13%, 2 below 22%, 3 more; an unknown strength is never 0.
    package let strength: Int
    /// 0 none, 1 below 5 g in 100 ml, 2 below 10 g, 3 more; unknown sugar is never 0.
    package let sugar: Int
    /// 1, plus 1 for a technique besides build and stir, plus 1 for two techniques besides build, stir and muddle or
    /// for over five required lines.
    package let level: Int

    package init(strength: Int, sugar: Int, level: Int) {
        self.strength = strength
        self.sugar = sugar
        self.level = level
    }
}

extension DrinkMeters {
    package init(_ drink: Drink, estimate: DrinkEstimate) {
        self.init(
            strength: max(Self.step(estimate.strength, 13, 22), estimate.basis == .unknown ? 1 : 0),
            sugar: max(Self.step(estimate.sugarPer100, 5, 10), estimate.isSugarAtLeast ? 1 : 0),
            level: 1 + (drink.techniques.contains { $0 != .build && $0 != .stir } ? 1 : 0)
                + (drink.techniques.count { ![.build, .stir, .muddle].contains($0) } >= 2
                    || drink.requiredLines.count > 5 ? 1 : 0))
    }

    private static func step(_ value: Double, _ middle: Double, _ high: Double) -> Int {
        if value <= 0 { return 0 }
        return value < middle ? 1 : value < high ? 2 : 3
    }
}
