/// What can be done with a recipe as such.
enum DrinkRecipeAction: Hashable {
    /// Change it, or a copy of it.
    case editCopy
    /// Put it into collections.
    case collect
    /// Make it step by step.
    case make
}
