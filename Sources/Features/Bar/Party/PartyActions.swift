internal import Domain

/// Where the party leads; filled in by the flow.
struct PartyActions {
    let showDrink: @MainActor (Identifier<Drink>) -> Void
    let showIngredient: @MainActor (Identifier<Ingredient>) -> Void
    /// Lets the member choose a drink, under a title.
    let chooseDrink: @MainActor (String, @escaping @MainActor (FinderRow) -> Void) -> Void
    /// Asks how many of a drink the menu has.
    let editCourse: @MainActor (Identifier<Drink>) -> Void
    /// Asks who gets a drink, and what to mind: a new order, or one that waits.
    let editOrder: @MainActor (Identifier<Drink>, PartyOrder?) -> Void
}
