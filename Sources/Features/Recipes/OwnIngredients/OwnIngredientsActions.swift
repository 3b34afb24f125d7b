internal import Domain

/// Where the list of own ingredients leads; filled in by the coordinator.
struct OwnIngredientsActions {
    let showIngredient: @MainActor (Identifier<Ingredient>) -> Void
    let create: @MainActor () -> Void
    let edit: @MainActor (Identifier<Ingredient>) -> Void
}
