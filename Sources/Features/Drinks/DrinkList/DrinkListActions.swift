internal import Domain
internal import FeatureKit

/// Where a list of drinks leads; filled in by the coordinator.
struct DrinkListActions {
    let showDrink: @MainActor (Identifier<Drink>) -> Void
    let showFilter: @MainActor () -> Void
    let showSavedFilters: @MainActor () -> Void
    /// Shows another list; nil for the recommendations.
    let showSection: @MainActor (DrinkSection?) -> Void
    let showTriedPicker: @MainActor () -> Void
    let showMadeForm: @MainActor (Identifier<Drink>) -> Void
    let showWhyNot: @MainActor (Identifier<Drink>) -> Void
    let showComparison: @MainActor (Identifier<Drink>, Identifier<Drink>) -> Void
    var links = DrinksLinks()
}
