internal import Domain

/// Where the choice of an ingredient leads; filled in by the coordinator.
struct IngredientPickerActions {
    /// Whether one may be made that is not there.
    let mayCreate: Bool
    /// One was chosen; the box closes.
    let done: @MainActor (Ingredient) -> Void
    /// None is right: one of this name shall be made.
    let create: @MainActor (_ name: String) -> Void
}
