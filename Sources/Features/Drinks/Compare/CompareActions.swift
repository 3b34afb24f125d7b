internal import Domain

/// Where the page of two drinks leads; filled in by the coordinator.
struct CompareActions {
    let showDrink: @MainActor (Identifier<Drink>) -> Void
    let showIngredient: @MainActor (Identifier<Ingredient>) -> Void
}
