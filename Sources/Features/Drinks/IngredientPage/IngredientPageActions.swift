internal import Domain

/// Where the page of an ingredient leads; filled in by the coordinator.
struct IngredientPageActions {
    let showIngredient: @MainActor (Identifier<Ingredient>) -> Void
    let showDrink: @MainActor (Identifier<Drink>) -> Void
    let showBase: @MainActor (BaseSpirit) -> Void
    /// Shows the list of all drinks under a filter.
    let showFiltered: @MainActor (DrinkFilter) -> Void
    var links = DrinksLinks()
}
