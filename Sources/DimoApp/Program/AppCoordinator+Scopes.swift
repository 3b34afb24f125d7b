import Domain
import FeatureKit
import Navigation
import Onboarding
import Persistence
import Reactive
import Settings

/// Switches scopes: Launch, then Onboarding or Main. Leaving a scope releases all of it before the next begins.
extension AppCoordinator {
    func enter(_ outcome: Launch.Outcome) {
        launchContainer = container.makeLaunchContainer(
            store: outcome.opening.store, isDemo: outcome.isDemo, services: outcome.services)
        losesChanges = outcome.opening.notice?.isKept == false
        showMark()
        catalogue.hasCatalogue = outcome.hasCatalogue
        switch outcome.destination {
        case .main(let session):
            enterMain(session, at: startRoute, followedBy: startPlaces.dropFirst().map(\.route)[...])
            selectAsBefore(on: startPlaces)
        case .onboarding(let notice, let isFirst):
            enterOnboarding(isFirst ? .firstBottles : .welcome, notice: notice)
        }
        shell.takeTypedAhead()
    }

    /// Enters a member's or guest's scope; `places` go above the first on its stack, `intent` is carried out now.
    func enterMain(
        _ session: Session, at route: Route, followedBy places: ArraySlice<Route> = [],
        carrying intent: MemberIntent? = nil
    ) {
        guard let launchContainer else { return }
        leaveScope()
        // A demo includes its catalogue.
        guard catalogue.hasCatalogue || ownLaunch != nil else {
            catalogue.wait { [weak self] in
                self?.enterMain(session, at: route, followedBy: places, carrying: intent)
                self?.shell.takeTypedAhead()
            }
            shell.launchMessage = ""
            shell.showLaunchMessage(strings["launch.reading"], after: .milliseconds(150))
            return
        }
        shell.soloTitle = nil
        let authorizer: any MemberAuthorizer =
            session.isGuest ? GuestAuthorizer { [weak self] in self?.askGuest($0) } : PermissiveAuthorizer()
        let main = launchContainer.makeMain(session: session, authorizer: authorizer, scheduler: shell.scheduler)
        if session.isGuest { restoreGuestDrafts(main.drafts) }
        let coordinator = MainCoordinator(shell: shell, main: main, strings: strings, first: route, links: mainLinks)
        let scope = MemberScope(main: main, coordinator: coordinator, shell: shell) { [weak self] in
            // Another program removed the account, or the session was ended elsewhere.
            guard let self else { return }
            enterOnboarding(.welcome, notice: strings["session.ended"])
        }
        self.scope = scope
        run(coordinator)
        for place in places { coordinator.openAbove(place) }
        scope.begin()
        if let intent { scope.carryOut(intent) }
    }

    func enterOnboarding(_ entrance: OnboardingEntrance, notice: String? = nil) {
        leaveDemo()
        guard let launchContainer else { return }
        leaveScope()
        shell.soloTitle = strings["onboarding.tab"]
        let steps = NewcomerSteps(launch: launchContainer, shell: shell)
        newcomer = steps
        let demo = launchContainer.isDemo ? nil : container.makeDemoStoreOpener()
        let onboarding = launchContainer.makeOnboarding(
            work: steps.work, scheduler: shell.scheduler, changes: steps.changed.events)
        let links = OnboardingLinks(
            enter: { [weak self] session in
                guard let self else { return }
                let (route, intent) = (returnRoute ?? entry.route, session.isGuest ? nil : pendingIntent)
                returnRoute = nil
                pendingIntent = nil
                finishWork { [weak self] in
                    self?.handOverDrafts(to: session) { [weak self] in
                        self?.enterMain(session, at: route, carrying: intent)
                    }
                }
            },
            showDemo: demo.map { opener in { [weak self] in self?.showDemo(opener, $0) } },
            fillBar: steps.fillBar, pickTried: steps.pickTried,
            changeLanguage: { [weak self] in self?.keep(.language($0)) })
        shell.tabs.add(title: strings["onboarding.tab"]) { [weak self] stack in
            guard let self else { return }
            let context = NavigationContext(stack: stack, modals: shell.modals)
            run(onboarding.makeCoordinator(in: context, entrance: entrance, notice: notice, links: links))
        }
        shell.tabs.select(0)
    }

    private func leaveScope() {
        writeDrafts()
        keepGuestDrafts()
        shell.modals.removeAll()
        shell.tabs.removeAll()
        entering.cancel()
        for child in children { child.finish() }
        scope?.main.stopExchange()
        scope = nil
        newcomer = nil
    }

    private var mainLinks: MainLinks {
        MainLinks(
            settings: SettingsLinks(
                signOut: { [weak self] in self?.finishWork { self?.signOut() } },
                switchAccount: { [weak self] in self?.finishWork { self?.enterOnboarding(.signIn) } },
                leave: { [weak self] in self?.finishWork { self?.enterOnboarding(.welcome) } },
                askToLeave: { [weak self] in self?.shell.askToLeave($0) },
                enterAgain: { [weak self] in self?.finishWork { self?.enterAgain() } },
                joined: { [weak self] session in
                    self?.finishWork { self?.enterMain(session, at: Route(SettingsDestination.page(.community))) }
                }), storeRestored: { [weak self] in self?.storeRestored() })
    }

    /// Ends the session and goes to Welcome. If the session file cannot be removed, reports that and stays.
    func signOut() {
        guard let launchContainer else { return }
        work?.add { [services = launchContainer.services] in
            try await SignOut(services)()
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success: enterOnboarding(.welcome)
            case .failure(let error): shell.showToast(ErrorText.describe(error, strings), kind: .failed)
            }
        }
    }

    func enterAgain() {
        guard let main = scope?.main else { return }
        entering.run { [services = main.services, session = main.session] in
            let profile = try await services.accounts.account(of: session.profile.id)?.profile
            return Session(profile: profile ?? session.profile, kind: session.kind)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let session):
                let places = currentPlaces
                enterMain(
                    session, at: places.first?.route ?? entry.route, followedBy: places.dropFirst().map(\.route)[...])
                selectAsBefore(on: places)
            case .failure(let error): shell.showToast(ErrorText.describe(error, strings), kind: .failed)
            }
        }
    }

    /// Asks a guest to sign up or in, and keeps their intent until they have.
    private func askGuest(_ intent: MemberIntent) {
        shell.modals.present(
            AnswerModal.guest(strings) { [weak self] entrance in
                guard let self else { return }
                returnRoute = shell.trail.lazy.reversed().compactMap { try? Route($0) }.first
                pendingIntent = intent
                enterOnboarding(entrance)
            })
    }
}
