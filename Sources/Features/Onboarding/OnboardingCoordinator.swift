internal import Domain
internal import FeatureKit
internal import Navigation

/// The way into the program: Welcome, then who it is, then what somebody new may do first.
@MainActor
final class OnboardingCoordinator: Coordinator {
    private let context: NavigationContext
    private let factory: any OnboardingFlowFactory
    private let entrance: OnboardingEntrance
    private let notice: String?
    private let links: OnboardingLinks
    private let services: AccountServices
    private let strings: Strings
    private let keeping = LatestTask()
    private weak var typeChoice: (any Screen)?
    /// Whether another screen takes the place of the first: then the flow goes on when that closes.
    private var isReplacingRoot = false

    init(
        context: NavigationContext, factory: any OnboardingFlowFactory, entrance: OnboardingEntrance,
        notice: String?, links: OnboardingLinks, services: AccountServices, strings: Strings
    ) {
        self.context = context
        self.factory = factory
        self.entrance = entrance
        self.notice = notice
        self.links = links
        self.services = services
        self.strings = strings
    }

    override func start() {
        let actions = WelcomeActions(
            started: { [weak self] in self?.ask($0) },
            showSignIn: { [weak self] in self?.showSignIn() }, showSignUp: { [weak self] in self?.showSignUp() },
            lookAround: { [weak self] in
                guard let self else { return }
                ask(.guest(named: strings["guest.name"]))
            },
            showDemo: links.showDemo.map { showDemo in
                { [weak self] in
                    guard let self else { return }
                    context.modals.present(factory.makeModal(.legalAge(onChoice: showDemo)))
                }
            })
        let welcome = factory.makeScreen(.welcome(notice: notice, hasDemo: links.showDemo != nil, actions))
        context.stack.push(welcome) { [weak self] in
            guard let self, !isReplacingRoot else { return }
            finish()
        }
        switch entrance {
        case .welcome: break
        case .signIn: showSignIn()
        case .signUp: showSignUp()
        }
    }

    private func showSignIn() {
        let actions = SignInActions(
            signedIn: { [weak self] in self?.ask($0) }, showRecover: { [weak self] in self?.showRecover($0) })
        context.stack.push(factory.makeScreen(.signIn(actions)))
    }

    private func showRecover(_ name: String) {
        let actions = RecoverActions { [weak self] in self?.ask($0) }
        context.stack.push(factory.makeScreen(.recover(name: name, actions)))
    }

    private func showSignUp() {
        let actions = SignUpActions(
            chooseType: { [weak self] in self?.showTypeChoice($0) },
            signedUp: { [weak self] in self?.showSetup($0) })
        context.stack.push(factory.makeScreen(.signUp(actions)))
    }

    private func showTypeChoice(_ type: MBTI?) {
        let actions = TypeChoiceActions(
            chosen: { [weak self] type in
                guard let self else { return }
                factory.keep(type)
                if let typeChoice { context.stack.pop(typeChoice) }
            },
            showTest: { [weak self] in self?.showSelfTest() },
            skip: { [weak self] in
                guard let self, let typeChoice else { return }
                context.stack.pop(typeChoice)
            })
        let screen = factory.makeScreen(.typeChoice(type, actions))
        typeChoice = screen
        context.stack.push(screen)
    }

    private func showSelfTest() {
        let test = OnboardingFlowPage.selfTest { [weak self] type in
            guard let self else { return }
            factory.keep(type)
            if let typeChoice { context.stack.pop(typeChoice) }
        }
        context.stack.push(factory.makeScreen(test))
    }

    /// The account is made: there is no way back into the form. What is left to do stands in one list, in its order.
    private func showSetup(_ outcome: SignUp.Outcome) {
        let session = outcome.signedIn.session
        var steps: [SetupStep] = []
        if links.fillBar != nil { steps.append(.bar) }
        if links.pickTried != nil { steps.append(.tried) }
        let content = SetupContent(
            nickname: session.profile.nickname, codes: outcome.codes, steps: steps + [.start],
            isKept: outcome.signedIn.isKept)
        let actions = SetupActions { [weak self] in self?.run($0, of: session) }
        context.stack.popToRoot()
        isReplacingRoot = true
        context.stack.replaceTop(factory.makeScreen(.setup(content, actions))) { [weak self] in self?.finish() }
        isReplacingRoot = false
    }

    private func run(_ step: SetupStep, of session: Session) {
        switch step {
        case .bar: if let flow = links.fillBar?(session, context) { run(flow) }
        case .tried: if let flow = links.pickTried?(session, context) { run(flow) }
        case .start: links.enter(session)
        }
    }

    /// Asks for the legal age once; a guest's answer lasts as long as the visit.
    private func ask(_ session: Session) {
        guard session.profile.alcohol == nil else { return links.enter(session) }
        context.modals.present(
            factory.makeModal(.legalAge { [weak self] choice in self?.enter(session, choice) }))
    }

    private func enter(_ session: Session, _ choice: AlcoholChoice) {
        let profile = session.profile
        let answered = Session(
            profile: Profile(id: profile.id, nickname: profile.nickname, type: profile.type, alcohol: choice),
            kind: session.kind)
        guard !session.isGuest else { return links.enter(answered) }
        keeping.run { [accounts = services.accounts] in
            try await accounts.setAlcohol(choice, of: profile.id)
        } completion: { [weak self] _ in
            // An answer that cannot be kept is asked for again at the next start.
            self?.links.enter(answered)
        }
    }
}
