internal import Domain

/// Where make mode leads; filled in by the coordinator.
struct MakeModeActions {
    /// It is made, so many servings: the form of the log, in the place of make mode.
    let showMade: @MainActor (Int) -> Void
}
