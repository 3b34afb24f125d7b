public import Domain

/// Where drinks lead outside themselves; filled in by the composition root.
public struct DrinksLinks {
    /// Opens the form of an own recipe, or of a variant of any other.
    public let editCopy: @MainActor (Identifier<Drink>) -> Void
    /// Opens the form of an ingredient the member added.
    public let editIngredient: @MainActor (Identifier<Ingredient>) -> Void
    /// Opens the choice of collections for a drink.
    public let collect: @MainActor (Identifier<Drink>) -> Void
    /// Shows a drink step by step for so many servings.
    public let make: @MainActor (Identifier<Drink>, _ servings: Int) -> Void

    /// Makes exits; what is not named leads nowhere.
    public init(
        editCopy: @escaping @MainActor (Identifier<Drink>) -> Void = { _ in },
        editIngredient: @escaping @MainActor (Identifier<Ingredient>) -> Void = { _ in },
        collect: @escaping @MainActor (Identifier<Drink>) -> Void = { _ in },
        make: @escaping @MainActor (Identifier<Drink>, _ servings: Int) -> Void = { _, _ in }
    ) {
        self.editCopy = editCopy
        self.editIngredient = editIngredient
        self.collect = collect
        self.make = make
    }
}
