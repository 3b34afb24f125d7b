import Domain

/// What can be opened on the page of two drinks.
enum CompareTarget: Hashable, Sendable {
    /// One of the two.
    case drink(Identifier<Drink>)
    /// Something in one or both.
    case ingredient(Identifier<Ingredient>)
}
