/// The cheapest way to make a drink that a bar lacks ingredients for: one step per missing ingredient.
package struct PurchasePath: Hashable, Sendable {
    package enum Step: Hashable, Sendable {
        case buy(Identifier<Ingredient>)
        case buyStandIn(Identifier<Ingredient>, for: Identifier<Ingredient>)
        /// Makes the ingredient from its parts and buys missing ones.
        /// `ratio` is the weight of sugar per weight of water, for a syrup of only these.
        case make(Identifier<Ingredient>, from: [Identifier<Ingredient>], ratio: Double?)
        /// Uses a related ingredient in the bar, although the recipe accepts nothing else.
        case cousin(Identifier<Ingredient>, for: Identifier<Ingredient>)
    }

    /// In the order of the recipe; a purchase for one step also serves later ones.
    package let steps: [Step]
    /// Without duplicates.
    package let purchases: [Identifier<Ingredient>]

    package init(steps: [Step], purchases: [Identifier<Ingredient>]) {
        self.steps = steps
        self.purchases = purchases
    }
}
