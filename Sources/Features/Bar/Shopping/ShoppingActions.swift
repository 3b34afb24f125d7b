internal import Domain

/// Where the shopping list leads; filled in by the flow.
struct ShoppingActions {
    /// Lets the member choose what is to be bought: something known, or words of the member's own.
    let chooseItem: @MainActor (@escaping @MainActor (FinderRow) -> Void) -> Void
    let showIngredient: @MainActor (Identifier<Ingredient>) -> Void
}
