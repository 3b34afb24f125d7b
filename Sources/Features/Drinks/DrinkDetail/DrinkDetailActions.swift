internal import Domain
internal import FeatureKit

/// Where a drink's page leads; filled in by the coordinator.
struct DrinkDetailActions {
    let showIngredient: @MainActor (Identifier<Ingredient>) -> Void
    let showNote: @MainActor (DrinkNote) -> Void
    let showDrink: @MainActor (Identifier<Drink>) -> Void
    let showMadeForm: @MainActor (Identifier<Drink>, _ servings: Int) -> Void
    let showWhyNot: @MainActor (Identifier<Drink>) -> Void
    let showComparison: @MainActor (Identifier<Drink>, Identifier<Drink>) -> Void
    var links = DrinksLinks()
}
