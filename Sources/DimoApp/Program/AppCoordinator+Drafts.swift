import Domain
import FeatureKit
import Logging

/// Handles unsaved drafts when a scope ends or a guest signs in.
extension AppCoordinator {
    func writeDrafts() {
        do {
            try scope?.main.writeDrafts()
        } catch {
            logger.error("drafts cannot be written: \(error)")
        }
    }

    /// Keeps a guest's drafts whenever the guest scope ends.
    func keepGuestDrafts() {
        guard let main = scope?.main, main.session.isGuest else { return }
        guestDrafts = main.drafts.unkept
    }

    /// The drafts that end with the scope; when the program ends, also those a guest would have taken along.
    private func unkeptDrafts(isQuitting: Bool) -> [Draft] {
        guard let main = scope?.main else { return isQuitting ? guestDrafts : [] }
        return isQuitting || !main.session.isGuest ? main.drafts.unkept : []
    }

    func unsavedTitle(isQuitting: Bool) -> String? {
        unkeptDrafts(isQuitting: isQuitting).first.map { strings["form.draft.\($0.form)"] }
    }

    var quitWarning: String? { losesChanges ? strings["notice.memory-only"] : nil }

    /// Hands a guest's drafts to the member they have become, then continues. The member's earlier drafts stay.
    func handOverDrafts(to session: Session, then enter: @escaping () -> Void) {
        guard !session.isGuest, !guestDrafts.isEmpty, let work, let repository = launchContainer?.store.drafts else {
            return enter()
        }
        let drafts = guestDrafts
        guestDrafts = []
        work.add {
            let id = session.profile.id
            for draft in drafts where try await repository.draft(draft.form, about: draft.subject, of: id) == nil {
                try await repository.keep(draft, of: id)
            }
        } completion: { [weak self] result in
            if case .failure(let error) = result { self?.logger.error("drafts cannot be handed over: \(error)") }
            enter()
        }
    }

    func restoreGuestDrafts(_ keeper: DraftKeeper) {
        for draft in guestDrafts {
            keeper.keep(draft.body, in: draft.form, about: draft.subject, title: draft.title)
        }
        guestDrafts = []
    }
}
