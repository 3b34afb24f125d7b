package import Domain
package import Navigation

/// The exits from the feature, provided by the program.
@MainActor
package struct OnboardingLinks {
    /// Makes the flow of a step from another feature. Leaving its first screen returns to the list of steps.
    package typealias Step = (Session, NavigationContext) -> Coordinator

    package let enter: (Session) -> Void
    /// Shows a demo community after the question about the drinking age; nil if there is none.
    package let showDemo: ((AlcoholChoice) -> Void)?
    /// Makes the flow to add bottles; nil if unavailable.
    package let fillBar: Step?
    /// Makes the flow to pick tried drinks; nil if unavailable.
    package let pickTried: Step?
    /// Shows the program in a language; nil if unavailable.
    package let changeLanguage: ((Language) -> Void)?

    package init(
        enter: @escaping (Session) -> Void, showDemo: ((AlcoholChoice) -> Void)? = nil, fillBar: Step? = nil,
        pickTried: Step? = nil, changeLanguage: ((Language) -> Void)? = nil
    ) {
        self.enter = enter
        self.showDemo = showDemo
        self.fillBar = fillBar
        self.pickTried = pickTried
        self.changeLanguage = changeLanguage
    }
}
