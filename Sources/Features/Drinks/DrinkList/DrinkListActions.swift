internal import Domain

/// Where the list of drinks leads; filled in by the coordinator.
struct DrinkListActions {
    let showDrink: @MainActor (Identifier<Drink>) -> Void
    let showFilter: @MainActor () -> Void
    var exits = DrinksExits()
}
