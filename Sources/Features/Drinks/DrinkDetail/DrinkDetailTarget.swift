internal import Domain

/// What can be opened on a drink's page.
enum DrinkDetailTarget: Hashable {
    /// A line of the recipe, by its place.
    case line(Int)
    /// A glass, tool or technique.
    case note(DrinkNote)
    /// A drink like this one.
    case drink(Identifier<Drink>)
}
