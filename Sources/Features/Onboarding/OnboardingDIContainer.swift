public import Domain
internal import FeatureKit
public import Navigation
internal import Reactive

/// Builds the screens of the feature Onboarding: the way into the program. Its scope ends when somebody is in.
@MainActor
public final class OnboardingDIContainer {
    /// What the feature needs.
    public struct Dependencies: Sendable {
        /// What accounts are made and opened with.
        public let services: AccountServices
        /// The words.
        public let strings: Strings

        /// Makes dependencies.
        public init(services: AccountServices, strings: Strings) {
            self.services = services
            self.strings = strings
        }
    }

    private let dependencies: Dependencies
    /// What was typed into the sign-up, for as long as the scope lasts: going back and coming again keeps it.
    private let draft = Observable(SignUpDraft())

    /// Makes a container.
    public init(_ dependencies: Dependencies) {
        self.dependencies = dependencies
    }

    /// The flow of the way in.
    public func makeCoordinator(
        in context: NavigationContext, entrance: OnboardingEntrance, notice: String?, exits: OnboardingExits
    ) -> Coordinator {
        OnboardingCoordinator(
            context: context, factory: self, entrance: entrance, notice: notice, exits: exits,
            services: dependencies.services, strings: dependencies.strings)
    }
}

extension OnboardingDIContainer: OnboardingFlowFactory {
    func makeWelcome(notice: String?, hasDemo: Bool, actions: WelcomeActions) -> any Screen {
        WelcomeScreen(
            viewModel: WelcomeViewModel(
                services: dependencies.services, strings: dependencies.strings, notice: notice, hasDemo: hasDemo,
                actions: actions),
            strings: dependencies.strings)
    }

    func makeSignIn(actions: SignInActions) -> any Screen {
        let strings = dependencies.strings
        let viewModel = SignInViewModel(services: dependencies.services, strings: strings, actions: actions)
        return FormScreen(
            route: "sign-in", title: strings["welcome.sign-in"], submit: strings["sign-in.submit"], strings: strings,
            transform: viewModel.transform)
    }

    func makeRecover(name: String, actions: RecoverActions) -> any Screen {
        let strings = dependencies.strings
        let viewModel = RecoverViewModel(
            services: dependencies.services, strings: strings, name: name, actions: actions)
        return FormScreen(
            route: "recover", title: strings["recover.title"], submit: strings["recover.submit"], strings: strings,
            transform: viewModel.transform)
    }

    func makeSignUp(actions: SignUpActions) -> any Screen {
        let strings = dependencies.strings
        let viewModel = SignUpViewModel(
            services: dependencies.services, strings: strings, draft: draft, actions: actions)
        return FormScreen(
            route: "sign-up", title: strings["welcome.sign-up"], submit: strings["sign-up.submit"], strings: strings,
            transform: viewModel.transform)
    }

    func makeTypeChoice(type: MBTI?, actions: TypeChoiceActions) -> any Screen {
        TypeChoiceScreen(type: type, strings: dependencies.strings, actions: actions)
    }

    func makeSelfTest(onType: @escaping (MBTI) -> Void) -> any Screen {
        SelfTestScreen(strings: dependencies.strings, onType: onType)
    }

    func makeSetup(_ setup: SetupContent, actions: SetupActions) -> any Screen {
        SetupScreen(setup, strings: dependencies.strings, actions: actions)
    }

    func makeLegalAge(onChoice: @escaping (AlcoholChoice) -> Void) -> any Modal {
        LegalAgeModal(strings: dependencies.strings, onChoice: onChoice)
    }

    func keep(_ type: MBTI) {
        draft.update { $0.form.type = type }
    }
}
