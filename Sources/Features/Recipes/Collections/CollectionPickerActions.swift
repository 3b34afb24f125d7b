internal import Domain
internal import FeatureKit

/// Where the choice of collections leads; filled in by the coordinator.
struct CollectionPickerActions {
    let askName: @MainActor (NamePrompt) -> Void
}
