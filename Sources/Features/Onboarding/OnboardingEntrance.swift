/// Where the way in begins; Welcome always lies below.
package enum OnboardingEntrance: Hashable, Sendable {
    case welcome
    case signIn
    case signUp
}
