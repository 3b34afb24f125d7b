import Domain
import FeatureKit

/// Keeps what is typed of recipes, and finds it again.
@MainActor
struct RecipeDraftWriter: Sendable {
    let keeper: DraftKeeper

    /// Nil where none was kept.
    func draft(about subject: RecipeSubject) async throws -> Draft? {
        try await keeper.draft(RecipeDrafts.form, about: subject.draftKey)
    }

    func keep(_ draft: RecipeDraft, title: String, about subject: RecipeSubject) {
        keeper.keep(draft.text, in: RecipeDrafts.form, about: subject.draftKey, title: title)
    }

    func forget(about subject: RecipeSubject) {
        keeper.forget(RecipeDrafts.form, about: subject.draftKey)
    }
}
