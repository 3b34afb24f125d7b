internal import Domain
internal import FeatureKit

/// Keeps what is typed, in order and to the end: it outlives the screen until its last word is written.
@MainActor
final class RecipeDraftWriter {
    private enum Change {
        case keep(RecipeDraft, title: String)
        case forget
    }

    private let drafts: RecipeDrafts
    private let writing = LatestTask()
    private var next: (change: Change, subject: RecipeSubject)?

    init(drafts: RecipeDrafts) {
        self.drafts = drafts
    }

    /// Keeps a draft; of several asked for while one is written, the last.
    func keep(_ draft: RecipeDraft, title: String, about subject: RecipeSubject) {
        next = (.keep(draft, title: title), subject)
        write()
    }

    /// Forgets a draft.
    func forget(about subject: RecipeSubject) {
        next = (.forget, subject)
        write()
    }

    private func write() {
        guard !writing.isRunning, let (change, subject) = next else { return }
        next = nil
        writing.run { [drafts] in
            // A draft that cannot be kept is no reason to stop the member from writing.
            switch change {
            case .keep(let draft, let title): try? await drafts.keep(draft, title: title, about: subject)
            case .forget: try? await drafts.forget(about: subject)
            }
        } completion: { _ in
            // Held until here: who typed the last word may be gone.
            self.write()
        }
    }
}
