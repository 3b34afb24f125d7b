/// Where the way in begins; Welcome always lies below.
public enum OnboardingEntrance: Hashable, Sendable {
    /// At Welcome.
    case welcome
    /// At the sign-in.
    case signIn
    /// At the sign-up.
    case signUp
}
