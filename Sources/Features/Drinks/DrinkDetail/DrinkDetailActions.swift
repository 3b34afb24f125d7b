internal import Domain

/// Where a drink's page leads; filled in by the coordinator.
struct DrinkDetailActions {
    let showIngredient: @MainActor (Identifier<Ingredient>) -> Void
    let showNote: @MainActor (DrinkNote) -> Void
}
