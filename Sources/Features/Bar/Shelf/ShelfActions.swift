internal import Domain

/// Where the shelf leads; filled in by the coordinator.
struct ShelfActions {
    let showAddBottles: @MainActor () -> Void
    let showMakeable: @MainActor () -> Void
    let showPurchases: @MainActor (PurchaseList) -> Void
    let showIngredient: @MainActor (Identifier<Ingredient>) -> Void
}
