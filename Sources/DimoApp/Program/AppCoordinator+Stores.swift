import Domain
import FeatureKit
import Navigation
import Onboarding
import Persistence
import Transfer

extension AppCoordinator {
    /// Marks every screen if the data is a demo, or changes are not saved.
    func showMark() {
        if launchContainer?.isDemo == true {
            shell.mark = strings["header.demo"]
        } else {
            shell.mark = losesChanges ? strings["header.not-kept"] : nil
        }
    }

    /// Shows a fictional community, which is discarded on leaving; the member's own store stays untouched.
    func showDemo(_ opener: DemoStoreOpener, _ choice: AlcoholChoice) {
        guard !entering.isRunning else { return }
        shell.showToast(strings["demo.making"], kind: .done)
        entering.run { [tools = container.accountTools.forgetful] in
            let opened = try await opener.open()
            let services = tools.services(on: opened.store)
            try await services.accounts.setAlcohol(choice, of: opened.profile.id)
            let profile = try await services.accounts.account(of: opened.profile.id)?.profile
            return (opened.store, services, Session(profile: profile ?? opened.profile, kind: .local))
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let (store, services, session)):
                // A guest's earlier intent concerned their own store.
                pendingIntent = nil
                returnRoute = nil
                guestDrafts = []
                ownLaunch = launchContainer
                launchContainer = container.makeLaunchContainer(store: store, isDemo: true, services: services)
                showMark()
                enterMain(session, at: .tab(.home))
                shell.showToast(strings["demo.shown"], kind: .done)
            case .failure(let error): shell.showToast(ErrorText.describe(error, strings), kind: .failed)
            }
        }
    }

    /// Returns to the member's own store. The demo is released with the last screen that shows it.
    func leaveDemo() {
        guard let own = ownLaunch else { return }
        launchContainer = own
        ownLaunch = nil
        showMark()
    }

    /// Continues after the whole store was replaced: in a new scope, or at Welcome if it does not know the member.
    func storeRestored() {
        guard let scope, let launchContainer else { return }
        // The code below finds the member's account, and the reason if it is gone.
        scope.header.stop()
        let (store, services, session) = (launchContainer.store, launchContainer.services, scope.main.session)
        entering.run { [opener = container.makeStoreOpener()] in
            // On failure, the backup's catalogue is used until the next start.
            _ = try? await opener.refreshCatalogue(in: store)
            let next = try await ResumeAfterRestore(store: store, services: services)(session)
            return (next, try await store.isDemo())
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let (next, isDemo)):
                // Data restored into a demo is discarded with it, so the demo mark stays.
                self.launchContainer = container.makeLaunchContainer(
                    store: store, isDemo: isDemo || ownLaunch != nil, services: services)
                showMark()
                if let next {
                    enterMain(next, at: Route(TransferDestination.data))
                } else {
                    enterOnboarding(.welcome, notice: strings["session.not-restored"])
                }
            case .failure(let error): enterOnboarding(.welcome, notice: ErrorText.describe(error, strings))
            }
        }
    }
}

/// Determines the session that continues after the whole store was replaced.
struct ResumeAfterRestore: Sendable {
    let store: Store
    let services: AccountServices

    /// Returns the same member as the store now knows them, or the session saved for the next start; nil if the store
    /// lacks the account. Throws `StoreError`.
    func callAsFunction(_ session: Session) async throws -> Session? {
        switch session.kind {
        case .guest: return session
        case .local: return Session(profile: try await store.profiles.localProfile(), kind: .local)
        case .account(let name, session: nil):
            guard let account = try await services.accounts.account(named: name), account.id == session.profile.id
            else { return nil }
            return Session(profile: account.profile, kind: session.kind)
        case .account:
            guard case .session(let found) = try await ResumeSession(services)(), found.profile.id == session.profile.id
            else { return nil }
            return found
        }
    }
}
