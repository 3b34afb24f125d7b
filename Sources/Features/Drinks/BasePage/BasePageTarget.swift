import Domain

/// What can be opened on the page of a base.
enum BasePageTarget: Hashable, Sendable {
    /// A kind or brand of it.
    case ingredient(Identifier<Ingredient>)
    case drink(Identifier<Drink>)
    /// All drinks on it, in the list.
    case allDrinks
}
