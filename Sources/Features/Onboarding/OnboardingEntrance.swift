/// The first screen of the flow; Welcome always lies below it.
package enum OnboardingEntrance: Hashable, Sendable {
    case welcome
    case signIn
    case signUp
}
