internal import Domain
internal import Navigation

/// What the way in needs built.
@MainActor
protocol OnboardingFlowFactory: AnyObject {
    func makeScreen(_ page: OnboardingFlowPage) -> any Screen
    func makeModal(_ box: OnboardingFlowModal) -> any Modal
    /// Takes a type into the form that is being filled in.
    func keep(_ type: MBTI)
}
