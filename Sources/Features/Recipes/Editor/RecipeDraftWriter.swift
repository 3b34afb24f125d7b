import Domain
import FeatureKit

@MainActor
struct RecipeDraftWriter: Sendable {
    let keeper: DraftKeeper

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
