import Domain
import FeatureKit
import Logging

/// What was typed and not saved, where a scope ends or a guest comes in.
extension AppCoordinator {
    /// The last moment to write what was typed.
    func writeDrafts() {
        do {
            try scope?.main.writeDrafts()
        } catch {
            logger.error("drafts cannot be written: \(error)")
        }
    }

    /// Whichever way a guest leaves, what they typed goes with them.
    func keepGuestDrafts() {
        guard let main = scope?.main, main.session.isGuest else { return }
        guestDrafts = main.drafts.unkept
    }

    /// What ends with the scope; where the program ends, also what a guest would have taken along.
    private func unkeptDrafts(isQuitting: Bool) -> [Draft] {
        guard let main = scope?.main else { return isQuitting ? guestDrafts : [] }
        return isQuitting || !main.session.isGuest ? main.drafts.unkept : []
    }

    func unsavedTitle(isQuitting: Bool) -> String? {
        unkeptDrafts(isQuitting: isQuitting).first.map { strings["form.draft.\($0.form)"] }
    }

    var quitWarning: String? { losesChanges ? strings["notice.memory-only"] : nil }

    /// Keeps what a guest typed for the member that they are now, and goes on. What that member began before stays.
    func handOverDrafts(to session: Session, then enter: @escaping () -> Void) {
        guard !session.isGuest, !guestDrafts.isEmpty, let repository = launchContainer?.store.drafts else {
            return enter()
        }
        let drafts = guestDrafts
        guestDrafts = []
        entering.run {
            let id = session.profile.id
            for draft in drafts where try await repository.draft(draft.form, about: draft.subject, of: id) == nil {
                try await repository.keep(draft, of: id)
            }
        } completion: { [weak self] result in
            if case .failure(let error) = result { self?.logger.error("drafts cannot be handed over: \(error)") }
            enter()
        }
    }

    /// Who goes on as a guest has what they typed as one.
    func takeUpGuestDrafts(_ keeper: DraftKeeper) {
        for draft in guestDrafts {
            keeper.keep(draft.body, in: draft.form, about: draft.subject, title: draft.title)
        }
        guestDrafts = []
    }
}
