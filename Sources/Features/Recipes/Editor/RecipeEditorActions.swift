internal import Domain
internal import FeatureKit
internal import Navigation

/// Where the form of a recipe leads; filled in by the coordinator.
struct RecipeEditorActions {
    /// Opens a line, a new one where `isNew`; gets it back changed, nil where it was given up.
    let editLine:
        @MainActor (RecipeDraftLine, _ isNew: Bool, _ onDone: @escaping @MainActor (RecipeDraftLine) -> Void) -> Void
    /// Lets one of many be chosen.
    let pick: @MainActor (_ title: String, [FormOption], _ onDone: @escaping @MainActor (String) -> Void) -> Void
    /// Lets several be chosen.
    let tick: @MainActor (TickChoice) -> Void
    let ask: @MainActor (RecipeQuestion) -> Void
    /// The form is done; the recipe of that id was saved, or nil: it is gone.
    let close: @MainActor (Identifier<Drink>?) -> Void
}
