package struct Resemblance: Hashable, Sendable {
    package let basis: TasteBasis
    /// The liked drinks that have all shared ingredients, nearest first, excluding the drink itself.
    package let drinks: [Identifier<Drink>]
    /// One or two, largest weight first; the kind if the drinks use different ingredients of it.
    package let ingredients: [Identifier<Ingredient>]

    package init(basis: TasteBasis, drinks: [Identifier<Drink>], ingredients: [Identifier<Ingredient>]) {
        self.basis = basis
        self.drinks = drinks
        self.ingredients = ingredients
    }
}

/// How a member showed that they like a drink, strongest first.
package enum TasteBasis: Int, CaseIterable, Sendable {
    /// Rated above the middle.
    case loved
    /// Saved or made, and not rated above the middle.
    case kept
    case tried
}
