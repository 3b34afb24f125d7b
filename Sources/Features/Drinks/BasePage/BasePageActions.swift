internal import Domain

/// Where the page of a base leads; filled in by the coordinator.
struct BasePageActions {
    let showIngredient: @MainActor (Identifier<Ingredient>) -> Void
    let showDrink: @MainActor (Identifier<Drink>) -> Void
    /// Shows the list of all drinks under a filter.
    let showFiltered: @MainActor (DrinkFilter) -> Void
}
