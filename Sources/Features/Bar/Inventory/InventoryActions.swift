internal import Domain

/// Where the shelf leads; filled in by the coordinator.
struct InventoryActions {
    let show: @MainActor (BarDestination) -> Void
    let showAddBottles: @MainActor () -> Void
    let editBottle: @MainActor (Identifier<Ingredient>) -> Void
    let showIngredient: @MainActor (Identifier<Ingredient>) -> Void
}
