internal import Domain

/// Where the lists of the bar lead; filled in by the coordinator.
struct BarListActions {
    let showDrink: @MainActor (Identifier<Drink>) -> Void
    let showIngredient: @MainActor (Identifier<Ingredient>) -> Void
}
