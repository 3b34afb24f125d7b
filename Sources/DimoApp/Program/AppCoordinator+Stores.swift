import Domain
import FeatureKit
import Navigation
import Onboarding
import Transfer

/// Another store takes the place of the one there was: a demo for a while, or what was restored for good.
extension AppCoordinator {
    /// Says on every screen that what is seen was made up, where it was, or that nothing of it is kept.
    func showMark() {
        if launchContainer?.isDemo == true {
            shell.mark = strings["header.demo"]
        } else {
            shell.mark = losesChanges ? strings["header.not-kept"] : nil
        }
    }

    /// Shows a made-up community, which is gone when it is left; the own store waits untouched.
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
                // What a guest wanted before was wanted in the own store.
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

    /// The own store takes its place again; the demo is forgotten with the last screen that shows it.
    func leaveDemo() {
        guard let own = ownLaunch else { return }
        launchContainer = own
        ownLaunch = nil
        showMark()
    }

    /// The whole store is another one now. Whoever is there goes on as it knows them, in a scope of its own; whom it does
    /// not know is asked to come in.
    func storeRestored() {
        guard let scope, let launchContainer else { return }
        // Who is there is found out here, with the reason.
        scope.header.stop()
        let (store, services, session) = (launchContainer.store, launchContainer.services, scope.main.session)
        entering.run { [opener = container.makeStoreOpener()] in
            // Without it the catalogue of the backup is used until the next start.
            _ = try? await opener.refreshCatalogue(in: store)
            let next = try await ResumeAfterRestore(store: store, services: services)(session)
            return (next, try await store.isDemo())
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let (next, isDemo)):
                // Whatever is brought into a demo is gone with it, and goes on being called one.
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
