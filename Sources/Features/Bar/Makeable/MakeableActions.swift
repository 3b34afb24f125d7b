internal import Domain

/// Where the list of what can be made leads; filled in by the coordinator.
struct MakeableActions {
    let showDrink: @MainActor (Identifier<Drink>) -> Void
}
