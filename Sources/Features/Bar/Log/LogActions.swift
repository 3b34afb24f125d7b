internal import Domain

/// Where the log leads; filled in by the flow.
struct LogActions {
    let showDrink: @MainActor (Identifier<Drink>) -> Void
    let editEntry: @MainActor (MadeEntry) -> Void
    /// Lets the member choose what was made.
    let chooseDrink: @MainActor (@escaping @MainActor (FinderRow) -> Void) -> Void
}
