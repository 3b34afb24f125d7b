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
        in context: NavigationContext, entrance: OnboardingEntrance, notice: String?, links: OnboardingLinks
    ) -> Coordinator {
        OnboardingCoordinator(
            context: context, factory: self, entrance: entrance, notice: notice, links: links,
            services: dependencies.services, strings: dependencies.strings)
    }
}

extension OnboardingDIContainer: OnboardingFlowFactory {
    func makeScreen(_ page: OnboardingFlowPage) -> any Screen {
        switch page {
        case .welcome(let notice, let hasDemo, let actions):
            makeWelcome(notice: notice, hasDemo: hasDemo, actions)
        case .signIn(let actions):
            makeForm(
                "sign-in", titleKey: "welcome.sign-in",
                transform: SignInViewModel(services: services, strings: strings, actions: actions).transform)
        case .recover(let name, let actions):
            makeForm(
                "recover", titleKey: "recover.title",
                transform: RecoverViewModel(services: services, strings: strings, name: name, actions: actions)
                    .transform)
        case .signUp(let actions):
            makeForm(
                "sign-up", titleKey: "welcome.sign-up",
                transform: SignUpViewModel(services: services, strings: strings, draft: draft, actions: actions)
                    .transform)
        case .typeChoice(let type, let actions): TypeChoiceScreen(type: type, strings: strings, actions: actions)
        case .selfTest(let onType): SelfTestScreen(strings: strings, onType: onType)
        case .setup(let setup, let actions): SetupScreen(setup, strings: strings, actions: actions)
        }
    }

    func makeModal(_ box: OnboardingFlowModal) -> any Modal {
        switch box {
        case .legalAge(let onChoice): LegalAgeModal(strings: strings, onChoice: onChoice)
        }
    }

    func keep(_ type: MBTI) {
        draft.update { $0.form.type = type }
    }

    private var services: AccountServices { dependencies.services }
    private var strings: Strings { dependencies.strings }

    private func makeWelcome(notice: String?, hasDemo: Bool, _ actions: WelcomeActions) -> any Screen {
        WelcomeScreen(
            viewModel: WelcomeViewModel(
                services: services, strings: strings, notice: notice, hasDemo: hasDemo, actions: actions),
            strings: strings)
    }

    private func makeForm(
        _ route: String, titleKey: String, transform: @escaping @MainActor (FormInput) -> FormOutput
    ) -> any Screen {
        FormScreen(
            route: route, title: strings[titleKey], submit: strings["\(route).submit"], strings: strings,
            transform: transform)
    }
}
