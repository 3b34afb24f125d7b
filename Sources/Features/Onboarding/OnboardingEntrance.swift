/// The first screen of the flow; Welcome always lies below it.
package enum OnboardingEntrance: Hashable, Sendable {
    case welcome
    /// For a folder that nobody has entered yet.
    case firstBottles
    case signIn
    case signUp
}
