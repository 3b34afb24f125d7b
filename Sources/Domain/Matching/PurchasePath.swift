/// The cheapest way from a bar to a drink it cannot make: one step for each missing ingredient.
package struct PurchasePath: Hashable, Sendable {
    /// How to get one missing ingredient.
    package enum Step: Hashable, Sendable {
        case buy(Identifier<Ingredient>)
        /// Buy a substitute.
        case buyStandIn(Identifier<Ingredient>, for: Identifier<Ingredient>)
        /// Make it from its parts, buying those that are missing. For a syrup of sugar and water alone, `ratio` is the
        /// sugar to one part of water by weight.
        case make(Identifier<Ingredient>, from: [Identifier<Ingredient>], ratio: Double?)
        /// The recipe accepts nothing else, but a related ingredient is in the bar.
        case cousin(Identifier<Ingredient>, for: Identifier<Ingredient>)
    }

    /// In the order of the recipe; a purchase for one step also serves the following ones.
    package let steps: [Step]
    /// Without repetition.
    package let purchases: [Identifier<Ingredient>]

    package init(steps: [Step], purchases: [Identifier<Ingredient>]) {
        self.steps = steps
        self.purchases = purchases
    }
}
