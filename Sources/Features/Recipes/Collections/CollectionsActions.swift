internal import Domain
internal import FeatureKit

/// Where the list of collections leads; filled in by the coordinator.
struct CollectionsActions {
    let show: @MainActor (Identifier<DrinkCollection>) -> Void
    let askName: @MainActor (NamePrompt) -> Void
}
