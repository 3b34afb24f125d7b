import Domain

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
