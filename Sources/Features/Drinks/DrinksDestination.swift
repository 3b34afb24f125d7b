public import Domain

/// Where a flow through drinks may begin.
public enum DrinksDestination: Hashable, Sendable {
    /// The list of all drinks.
    case list
    /// A drink's page.
    case drink(Identifier<Drink>)
    /// An ingredient's page.
    case ingredient(Identifier<Ingredient>)
    /// A glass, a tool or a technique, in a box above what is there.
    case note(DrinkNote)
}
