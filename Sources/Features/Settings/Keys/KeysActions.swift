internal import FeatureKit

/// Where the list of keys leads; filled in by the coordinator.
struct KeysActions {
    /// Waits for a key of an action.
    ///
    /// - Parameter isAdded: whether it joins the action's keys rather than taking their place.
    let showCapture: @MainActor (_ action: KnownAction, _ isAdded: Bool) -> Void
    /// Asks whether every action shall have its own keys again.
    let confirmReset: @MainActor (_ onYes: @escaping () -> Void) -> Void
}
