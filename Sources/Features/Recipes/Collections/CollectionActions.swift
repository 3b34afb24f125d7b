internal import Domain
internal import FeatureKit

/// Where a collection leads; filled in by the coordinator.
struct CollectionActions {
    let showDrink: @MainActor (Identifier<Drink>) -> Void
    let askName: @MainActor (NamePrompt) -> Void
}
