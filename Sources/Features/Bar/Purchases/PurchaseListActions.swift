internal import Domain

/// Where the lists of things to buy lead; filled in by the coordinator.
struct PurchaseListActions {
    let showIngredient: @MainActor (Identifier<Ingredient>) -> Void
}
