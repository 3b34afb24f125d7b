internal import Domain

/// Where make mode leads; filled in by the coordinator.
struct MakeModeActions {
    /// It is made, so many servings: the form of the log; nil where the log takes it as it is.
    let showMade: (@MainActor (Int) -> Void)?
    /// Make mode is done.
    let close: @MainActor () -> Void
}
