internal import Domain
internal import Navigation

/// What the way in needs built.
@MainActor
protocol OnboardingFlowFactory: AnyObject {
    func makeWelcome(notice: String?, hasDemo: Bool, actions: WelcomeActions) -> any Screen
    func makeSignIn(actions: SignInActions) -> any Screen
    func makeRecover(name: String, actions: RecoverActions) -> any Screen
    func makeSignUp(actions: SignUpActions) -> any Screen
    func makeTypeChoice(type: MBTI?, actions: TypeChoiceActions) -> any Screen
    func makeSelfTest(onType: @escaping (MBTI) -> Void) -> any Screen
    func makeSetup(_ setup: SetupContent, actions: SetupActions) -> any Screen
    func makeLegalAge(onChoice: @escaping (AlcoholChoice) -> Void) -> any Modal
    /// Takes a type into the form that is being filled in.
    func keep(_ type: MBTI)
}
