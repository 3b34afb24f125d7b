package import Domain
package import FeatureKit
package import Navigation
package import Reactive

/// Builds the screens of Onboarding. Its scope ends on entry into the program.
@MainActor
package final class OnboardingDIContainer {
    @MainActor
    package struct Dependencies {
        package let services: AccountServices
        package let community: CommunityAccess
        package let firstBottles: FirstBottlesReader
        /// Owns what is written before anyone has entered.
        package let work: MemberWork
        /// Fires when the catalogue or the language has changed.
        package let changes: Events<Void>
        package let scheduler: any Scheduler
        package let strings: Strings

        package init(
            services: AccountServices, community: CommunityAccess, firstBottles: FirstBottlesReader,
            work: MemberWork = MemberWork(), changes: Events<Void>, scheduler: any Scheduler, strings: Strings
        ) {
            self.services = services
            self.community = community
            self.firstBottles = firstBottles
            self.work = work
            self.changes = changes
            self.scheduler = scheduler
            self.strings = strings
        }
    }

    /// The sign-up input, kept within the scope so that leaving the form and returning preserves it.
    let draft = Observable(SignUpDraft())
    /// The ID typed into the sign-in, kept in the same way.
    let signInName = Observable("")
    var strings: Strings { dependencies.strings }
    var changes: Events<Void> { dependencies.changes }

    private let dependencies: Dependencies

    package init(_ dependencies: Dependencies) {
        self.dependencies = dependencies
    }

    /// `notice` is the reason for returning here.
    package func makeCoordinator(
        in context: NavigationContext, entrance: OnboardingEntrance, notice: String?, links: OnboardingLinks
    ) -> Coordinator {
        OnboardingCoordinator(
            in: context, entrance: entrance,
            factory: OnboardingFlowFactory(container: self, notice: notice, links: links), links: links,
            accounts: dependencies.services.accounts, work: dependencies.work,
            takeType: { [draft] type in draft.update { $0.form.type = type } })
    }

    func makeWelcomeViewModel(notice: String?, hasDemo: Bool, in flow: Flow<OnboardingStep>) -> WelcomeViewModel {
        WelcomeViewModel(
            services: dependencies.services, work: dependencies.work, notice: notice, hasDemo: hasDemo, flow: flow,
            strings: strings)
    }

    func makeFirstBottlesViewModel(in flow: Flow<OnboardingStep>) -> FirstBottlesViewModel {
        FirstBottlesViewModel(
            reader: dependencies.firstBottles, services: dependencies.services, work: dependencies.work, flow: flow,
            strings: strings)
    }

    func makeSignInViewModel(in flow: Flow<OnboardingStep>) -> SignInViewModel {
        SignInViewModel(
            services: dependencies.services, session: makeSession(), scheduler: dependencies.scheduler,
            typed: signInName, flow: flow, strings: strings)
    }

    func makeRecoverViewModel(name: String, in flow: Flow<OnboardingStep>) -> RecoverViewModel {
        RecoverViewModel(name: name, services: dependencies.services, session: makeSession(), flow: flow)
    }

    func makeSignUpViewModel(in flow: Flow<OnboardingStep>) -> SignUpViewModel {
        SignUpViewModel(
            draft: draft, services: dependencies.services, session: makeSession(), scheduler: dependencies.scheduler,
            flow: flow, strings: strings)
    }

    /// Joins a community with the local profile, which thereby becomes an account.
    func makeJoinViewModel(in flow: Flow<OnboardingStep>) -> JoinViewModel {
        JoinViewModel(
            access: dependencies.community, session: makeSession(),
            readSession: { [accounts = dependencies.services.accounts] in
                guard let local = try await accounts.account(of: Profile.localID) else { throw AccountProblem.gone }
                return Session(profile: local.profile, kind: .local)
            }, joined: { flow.show(.enter($0)) }, askToLeave: { flow.show(.confirmLeave) })
    }

    /// Allows anyone to submit the forms.
    private func makeSession() -> FormSession {
        FormSession(authorizer: PermissiveAuthorizer(work: dependencies.work), strings: strings)
    }
}
