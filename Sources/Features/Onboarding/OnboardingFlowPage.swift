internal import Domain

/// What the way in shows on its stack.
enum OnboardingFlowPage {
    /// Where everybody begins; the notice says why they are here again.
    case welcome(notice: String?, hasDemo: Bool, WelcomeActions)
    /// The form of those who have an account.
    case signIn(SignInActions)
    /// The form of those who forgot their password, with the name they gave.
    case recover(name: String, RecoverActions)
    /// The form of a new account.
    case signUp(SignUpActions)
    /// The sixteen types.
    case typeChoice(MBTI?, TypeChoiceActions)
    /// Questions that find a type.
    case selfTest(onType: (MBTI) -> Void)
    /// What somebody new may do first.
    case setup(SetupContent, SetupActions)
}
