package import Domain
import FeatureKit
package import Navigation

@MainActor
final class OnboardingCoordinator: FlowCoordinator<OnboardingStep> {
    private let context: NavigationContext
    private let entrance: OnboardingEntrance
    private let links: OnboardingLinks
    private let accounts: any AccountRepository
    private let takeType: (MBTI) -> Void
    private let work: MemberWork
    private weak var typeChoice: (any Screen)?

    init(
        in context: NavigationContext, entrance: OnboardingEntrance, factory: any FlowFactory<OnboardingStep>,
        links: OnboardingLinks, accounts: any AccountRepository, work: MemberWork, takeType: @escaping (MBTI) -> Void
    ) {
        self.context = context
        self.entrance = entrance
        self.links = links
        self.accounts = accounts
        self.work = work
        self.takeType = takeType
        super.init(in: context, from: .welcome, factory: factory)
    }

    override func start() {
        super.start()
        switch entrance {
        case .welcome: break
        case .firstBottles: show(.firstBottles)
        case .signIn: show(.signIn)
        case .signUp: show(.signUp)
        }
    }

    override func show(_ step: OnboardingStep) {
        switch step {
        case .welcome, .firstBottles, .signIn, .recover, .signUp, .joinCommunity, .selfTest, .legalAge, .confirmLeave:
            super.show(step)
        case .typeChoice:
            super.show(step)
            typeChoice = context.stack.top
        case .typeFound(let type):
            takeType(type)
            if let typeChoice { context.stack.pop(typeChoice) }
        // Drops the form of the new account, so that there is no way back to it.
        case .setup: replaceAll(with: step)
        case .setupStep(let step, let session): run(step, of: session)
        case .enter(let session): ask(session)
        case .enterAs(let session, let choice): enter(session, choice)
        case .demo: if let showDemo = links.showDemo { super.show(.legalAge(onChoice: showDemo)) }
        }
    }

    private func run(_ step: SetupStep, of session: Session) {
        switch step {
        case .bar: if let flow = links.fillBar?(session, context) { run(flow) }
        case .tried: if let flow = links.pickTried?(session, context) { run(flow) }
        case .start: links.enter(session)
        }
    }

    /// Asks once about the legal drinking age; a guest's answer lasts only for the visit.
    private func ask(_ session: Session) {
        guard session.profile.alcohol == nil else { return links.enter(session) }
        show(.legalAge { [weak self] in self?.enter(session, $0) })
    }

    private func enter(_ session: Session, _ choice: AlcoholChoice) {
        let profile = session.profile
        let answered = Session(
            profile: Profile(id: profile.id, nickname: profile.nickname, type: profile.type, alcohol: choice),
            kind: session.kind)
        guard !session.isGuest else { return links.enter(answered) }
        work.add { [accounts] in
            try await accounts.setAlcohol(choice, of: profile.id)
        } completion: { [weak self] _ in
            // An answer that was not stored is asked again at the next start.
            self?.links.enter(answered)
        }
    }
}

/// The first screen of the flow; Welcome always lies below it.
package enum OnboardingEntrance: Hashable, Sendable {
    case welcome
    /// For a folder that nobody has entered yet.
    case firstBottles
    case signIn
    case signUp
}

/// The exits from the feature, provided by the program.
@MainActor
package struct OnboardingLinks {
    /// Makes the flow of a step from another feature. Leaving its first screen returns to the list of steps.
    package typealias Step = (Session, NavigationContext) -> Coordinator

    package let enter: (Session) -> Void
    /// Shows a demo community after the question about the drinking age; nil if there is none.
    package let showDemo: ((AlcoholChoice) -> Void)?
    /// Makes the flow to add bottles; nil if unavailable.
    package let fillBar: Step?
    /// Makes the flow to pick tried drinks; nil if unavailable.
    package let pickTried: Step?
    /// Shows the program in a language; nil if unavailable.
    package let changeLanguage: ((Language) -> Void)?

    package init(
        enter: @escaping (Session) -> Void, showDemo: ((AlcoholChoice) -> Void)? = nil, fillBar: Step? = nil,
        pickTried: Step? = nil, changeLanguage: ((Language) -> Void)? = nil
    ) {
        self.enter = enter
        self.showDemo = showDemo
        self.fillBar = fillBar
        self.pickTried = pickTried
        self.changeLanguage = changeLanguage
    }
}

enum OnboardingStep {
    case welcome
    case firstBottles
    case signIn
    /// The form to reset a password, with the typed name.
    case recover(name: String)
    case signUp
    case joinCommunity
    case typeChoice(MBTI?)
    case selfTest
    case legalAge(onChoice: (AlcoholChoice) -> Void)
    case confirmLeave
    case setup(SignUp.Outcome)
    case typeFound(MBTI)
    case setupStep(SetupStep, of: Session)
    case enter(Session)
    /// Enters with the answer about the drinking age.
    case enterAs(Session, AlcoholChoice)
    case demo
}
