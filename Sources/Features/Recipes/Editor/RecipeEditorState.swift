internal import Domain
internal import FeatureKit

/// What the form of a recipe shows.
struct RecipeEditorState: Equatable {
    var phase: Phase = .idle
    var title = ""
    var fields: [FormField] = []
    /// What one serving would be, `24.5 % · 99 ml · 182 kcal (estimates)`.
    var estimate = ""
    /// Whether something was typed that is not saved.
    var isDirty = false
}
