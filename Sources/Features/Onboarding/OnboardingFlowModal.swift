internal import Domain

/// What the way in shows above its screens.
enum OnboardingFlowModal {
    /// The question for the age.
    case legalAge(onChoice: (AlcoholChoice) -> Void)
}
