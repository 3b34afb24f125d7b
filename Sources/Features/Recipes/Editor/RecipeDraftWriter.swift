internal import Domain
internal import FeatureKit

/// Keeps what is typed of recipes. A draft that cannot be kept is no reason to stop the member from writing.
@MainActor
final class RecipeDraftWriter {
    private let drafts: RecipeDrafts
    private let write = LatestWrite()

    init(drafts: RecipeDrafts) {
        self.drafts = drafts
    }

    /// Keeps a draft; of several asked for while one is written, the last.
    func keep(_ draft: RecipeDraft, title: String, about subject: RecipeSubject) {
        write { [drafts] in try? await drafts.keep(draft, title: title, about: subject) }
    }

    /// Forgets a draft.
    func forget(about subject: RecipeSubject) {
        write { [drafts] in try? await drafts.forget(about: subject) }
    }
}
