internal import Domain

/// Where Home leads; filled in by the coordinator.
struct HomeActions {
    let showDrink: @MainActor (Identifier<Drink>) -> Void
    let showWork: @MainActor (Identifier<Work>) -> Void
    let showInventory: @MainActor (HomeShelf) -> Void
    let noteMade: @MainActor (Identifier<Drink>) -> Void
    let search: @MainActor () -> Void
    let chooseType: @MainActor () -> Void
}
