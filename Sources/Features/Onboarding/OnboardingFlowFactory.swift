import Domain
import FeatureKit
import Navigation

@MainActor
final class OnboardingFlowFactory: FlowFactory {
    private let container: OnboardingDIContainer
    private let notice: String?
    private let links: OnboardingLinks
    private var strings: Strings { container.strings }

    init(container: OnboardingDIContainer, notice: String?, links: OnboardingLinks) {
        self.container = container
        self.notice = notice
        self.links = links
    }

    func makeContent(for step: OnboardingStep, in flow: Flow<OnboardingStep>) -> FlowContent {
        switch step {
        case .welcome:
            .screen(
                WelcomeScreen(
                    route: "welcome",
                    viewModel: container.makeWelcomeViewModel(notice: notice, hasDemo: links.showDemo != nil, in: flow),
                    changes: container.changes, strings: strings))
        case .firstBottles:
            .screen(
                FirstBottlesScreen(
                    viewModel: container.makeFirstBottlesViewModel(in: flow), changes: container.changes,
                    changeLanguage: links.changeLanguage, strings: strings))
        case .signIn: makeForm("sign-in", container.makeSignInViewModel(in: flow))
        case .recover(let name): makeForm("recover", container.makeRecoverViewModel(name: name, in: flow))
        case .signUp: makeForm("sign-up", container.makeSignUpViewModel(in: flow))
        case .joinCommunity:
            .screen(
                FormScreen(
                    route: "join", viewModel: container.makeJoinViewModel(in: flow), asksToLeave: true,
                    strings: strings))
        case .typeChoice(let type): .screen(TypeChoiceScreen(type: type, flow: flow, strings: strings))
        case .selfTest: .screen(SelfTestScreen(strings: strings) { flow.show(.typeFound($0)) })
        case .legalAge(let onChoice): .modal(AnswerModal.legalAge(strings, onChoice: onChoice))
        case .confirmLeave: .modal(LeaveQuestion.modal(strings, onYes: flow.close))
        case .setup(let outcome): .screen(makeSetup(outcome, in: flow))
        case .typeFound, .setupStep, .enter, .enterAs, .demo: .none
        }
    }

    private func makeForm<Model: FormViewModel>(_ route: String, _ viewModel: Model) -> FlowContent {
        .screen(
            FormScreen(
                route: route, viewModel: viewModel, saveTitle: strings["\(route).submit"], asksToLeave: false,
                strings: strings))
    }

    private func makeSetup(_ outcome: SignUp.Outcome, in flow: Flow<OnboardingStep>) -> any Screen {
        let session = outcome.signedIn.session
        var steps: [SetupStep] = []
        if links.fillBar != nil { steps.append(.bar) }
        if links.pickTried != nil { steps.append(.tried) }
        let content = SetupContent(
            nickname: session.profile.nickname, codes: outcome.codes, steps: steps + [.start],
            isKept: outcome.signedIn.isKept)
        return SetupScreen(content, strings: strings) { flow.show(.setupStep($0, of: session)) }
    }
}
