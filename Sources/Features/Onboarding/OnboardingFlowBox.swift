internal import Domain

/// What the way in shows above its screens.
enum OnboardingFlowBox {
    /// The question for the age.
    case legalAge(onChoice: (AlcoholChoice) -> Void)
}
