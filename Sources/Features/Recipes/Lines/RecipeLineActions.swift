internal import Domain
internal import FeatureKit

/// Where the form of a line leads; filled in by the coordinator.
struct RecipeLineActions {
    let pickIngredient: @MainActor (_ onDone: @escaping @MainActor (Ingredient) -> Void) -> Void
    let pickUnit: @MainActor (_ title: String, [FormOption], _ onDone: @escaping @MainActor (String) -> Void) -> Void
    /// Opens what may stand in.
    let editSubstitute:
        @MainActor (RecipeDraftLine, _ isNew: Bool, _ onDone: @escaping @MainActor (RecipeDraftLine) -> Void) -> Void
    /// The line is done; the box closes.
    let done: @MainActor (RecipeDraftLine) -> Void
}
