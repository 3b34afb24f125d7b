internal import Navigation

/// Where adding bottles leads; filled in by the coordinator.
struct AddBottlesActions {
    /// Shows the question what shall become of ticks that were not kept.
    let askToLeave: @MainActor (any Modal) -> Void
}
