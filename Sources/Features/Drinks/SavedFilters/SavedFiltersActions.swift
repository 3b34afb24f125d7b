internal import FeatureKit

/// Where the box of named filters leads; filled in by the coordinator.
struct SavedFiltersActions {
    /// Asks for a name in a box.
    let askName: @MainActor (NamePrompt) -> Void
}
