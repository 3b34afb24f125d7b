internal import Domain
internal import FeatureKit

/// Where the form of an own ingredient leads; filled in by the coordinator.
struct IngredientFormActions {
    /// Lets the kind be chosen that it is one of.
    let pickParent: @MainActor (_ onDone: @escaping @MainActor (Ingredient) -> Void) -> Void
    let pick: @MainActor (_ title: String, [FormOption], _ onDone: @escaping @MainActor (String) -> Void) -> Void
    /// It was kept, or taken away with nil; the box closes.
    let done: @MainActor (Ingredient?) -> Void
}
