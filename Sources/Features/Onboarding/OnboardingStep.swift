import Domain

/// What the way in shows, and what its coordinator does itself.
enum OnboardingStep {
    /// Where everybody begins.
    case welcome
    /// The form of those who have an account.
    case signIn
    /// The form of those who forgot their password, with the name they gave.
    case recover(name: String)
    /// The form of a new account.
    case signUp
    /// The form of those who join a community.
    case joinCommunity
    /// The sixteen types.
    case typeChoice(MBTI?)
    /// Questions that find a type.
    case selfTest
    /// The question for the age.
    case legalAge(onChoice: (AlcoholChoice) -> Void)
    /// Whether what was filled in is to go with its form.
    case confirmLeave
    /// The account is made: what somebody new may do first.
    case setup(SignUp.Outcome)
    /// A type was found for the account that is being made.
    case typeFound(MBTI)
    /// Something that somebody new does first.
    case setupStep(SetupStep, of: Session)
    /// Somebody is known and goes in.
    case enter(Session)
    /// Into the demo community.
    case demo
}
