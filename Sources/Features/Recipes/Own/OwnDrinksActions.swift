internal import Domain

/// Where the list of own recipes leads; filled in by the coordinator.
struct OwnDrinksActions {
    let showDrink: @MainActor (Identifier<Drink>) -> Void
    let edit: @MainActor (RecipeSubject) -> Void
    let showIngredients: @MainActor () -> Void
    let showCollections: @MainActor () -> Void
}
