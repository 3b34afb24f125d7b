/// What a drink has in common with drinks a member likes.
package struct Resemblance: Hashable, Sendable {
    /// How the member showed it.
    package let basis: TasteBasis
    /// The liked drinks that have all shared ingredients (or all shared tags, if no ingredient is shared), nearest
    /// first, without the drink itself.
    package let drinks: [Identifier<Drink>]
    /// The shared ingredients, largest weight first, at most two; the kind if the drinks use different ones of it.
    package let ingredients: [Identifier<Ingredient>]
    /// The tags that all of them share, largest weight first, at most two.
    package let tags: [Identifier<Tag>]

    package init(
        basis: TasteBasis, drinks: [Identifier<Drink>], ingredients: [Identifier<Ingredient>],
        tags: [Identifier<Tag>]
    ) {
        self.basis = basis
        self.drinks = drinks
        self.ingredients = ingredients
        self.tags = tags
    }
}

/// How a member showed that they like a drink, strongest first.
package enum TasteBasis: Int, CaseIterable, Sendable {
    /// Rated above the middle.
    case loved
    /// Saved or made, and not rated above the middle.
    case kept
    /// Only marked as tried.
    case tried
}
