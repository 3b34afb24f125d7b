import Domain
import FeatureKit
import Navigation
import Onboarding
import Persistence
import Reactive
import Settings

/// The scopes: Launch, then Onboarding or Main. Leaving one releases all of it before the next begins.
extension AppCoordinator {
    /// The launch is over.
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
        case .onboarding(let notice): enterOnboarding(.welcome, notice: notice)
        }
        shell.takeTypedAhead()
    }

    /// Lets somebody in.
    ///
    /// - Parameters:
    ///   - places: what lies above the route on its stack.
    ///   - intent: what they wanted to do as a guest, to be done now.
    func enterMain(
        _ session: Session, at route: Route, followedBy places: ArraySlice<Route> = [],
        carrying intent: MemberIntent? = nil
    ) {
        guard let launchContainer else { return }
        leaveScope()
        // A demo comes with its catalogue.
        guard catalogue.hasCatalogue || ownLaunch != nil else {
            catalogue.waiting = { [weak self] in
                self?.enterMain(session, at: route, followedBy: places, carrying: intent)
                self?.shell.takeTypedAhead()
            }
            shell.showLaunchMessage(strings["launch.reading"], after: .milliseconds(150))
            return
        }
        shell.soloTitle = nil
        let authorizer: any MemberAuthorizer =
            session.isGuest ? GuestAuthorizer { [weak self] in self?.askGuest($0) } : PermissiveAuthorizer()
        let main = launchContainer.makeMain(
            session: session, authorizer: authorizer, scheduler: shell.scheduler)
        if session.isGuest { takeUpGuestDrafts(main.drafts) }
        let coordinator = MainCoordinator(
            shell: shell, factory: main, strings: strings, first: route, links: mainLinks)
        let scope = MemberScope(main: main, coordinator: coordinator, shell: shell) { [weak self] in
            // There is nobody left whose screens these could be.
            guard let self else { return }
            enterOnboarding(.welcome, notice: strings["session.ended"])
        }
        self.scope = scope
        run(coordinator)
        for place in places { coordinator.openAbove(place) }
        scope.begin()
        if let intent { scope.carryOut(intent) }
    }

    /// Shows the way in.
    func enterOnboarding(_ entrance: OnboardingEntrance, notice: String? = nil) {
        leaveDemo()
        guard let launchContainer else { return }
        leaveScope()
        shell.soloTitle = strings["onboarding.tab"]
        let onboarding = launchContainer.makeOnboarding(scheduler: shell.scheduler)
        let steps = NewcomerSteps(launch: launchContainer, scheduler: shell.scheduler)
        newcomer = steps
        let links = OnboardingLinks(
            enter: { [weak self] session in
                guard let self else { return }
                let (route, intent) = (returnRoute ?? entry.route, session.isGuest ? nil : pendingIntent)
                returnRoute = nil
                pendingIntent = nil
                handOverDrafts(to: session) { [weak self] in self?.enterMain(session, at: route, carrying: intent) }
            },
            showDemo: container.makeDemoStoreOpener().map { opener in { [weak self] in self?.showDemo(opener, $0) } },
            fillBar: steps.fillBar, pickTried: steps.pickTried)
        shell.tabs.add(title: strings["onboarding.tab"]) { [weak self] stack in
            guard let self else { return }
            let context = NavigationContext(stack: stack, modals: shell.modals)
            run(onboarding.makeCoordinator(in: context, entrance: entrance, notice: notice, links: links))
        }
        shell.tabs.select(0)
    }

    /// Closes every screen of the scope, so that its flows end, and lets go of it.
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
            signOut: { [weak self] in self?.finishWork { self?.signOut() } },
            switchAccount: { [weak self] in self?.finishWork { self?.enterOnboarding(.signIn) } },
            leave: { [weak self] in self?.finishWork { self?.enterOnboarding(.welcome) } },
            askToLeave: { [weak self] in self?.shell.askToLeave($0) },
            enterAgain: { [weak self] in self?.finishWork { self?.enterAgain() } },
            joined: { [weak self] session in
                self?.finishWork { self?.enterMain(session, at: Route(SettingsDestination.page(.community))) }
            },
            storeRestored: { [weak self] in self?.storeRestored() })
    }

    /// Ends the session and goes to Welcome; where the file cannot be removed it says so and stays.
    func signOut() {
        guard let launchContainer else { return }
        entering.run { [services = launchContainer.services] in
            try await SignOut(services)()
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success: enterOnboarding(.welcome)
            case .failure(let error): shell.showToast(ErrorText.describe(error, strings), kind: .failed)
            }
        }
    }

    /// Enters the scope of the same member with what is known of them now, where they are.
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

    /// Asks a guest whether to sign up or in; what they wanted is kept until they are in.
    private func askGuest(_ intent: MemberIntent) {
        shell.modals.present(
            GuestModal(strings: strings) { [weak self] entrance in
                guard let self else { return }
                returnRoute = shell.trail.lazy.reversed().compactMap { try? Route($0) }.first
                pendingIntent = intent
                enterOnboarding(entrance)
            })
    }
}
