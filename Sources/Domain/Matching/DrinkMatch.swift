package struct DrinkMatch: Hashable, Sendable {
    package let lines: [LineStatus]
    /// The missing ingredients of required lines, in the order of the recipe, without duplicates.
    package let missing: [Identifier<Ingredient>]

    package var away: Int { missing.count }
    package var isMakeable: Bool { missing.isEmpty }
}

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
}

package struct Substitution: Hashable, Sendable {
    package let ingredient: Identifier<Ingredient>
    package let standIn: Identifier<Ingredient>

    package init(ingredient: Identifier<Ingredient>, standIn: Identifier<Ingredient>) {
        self.ingredient = ingredient
        self.standIn = standIn
    }
}
