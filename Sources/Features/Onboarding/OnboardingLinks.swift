package import Domain
package import Navigation

/// The ways out of the feature, filled in by the program.
@MainActor
package struct OnboardingLinks {
    /// Makes the flow of a step that another feature builds, for somebody who is just coming in. When its first screen is
    /// left, the list of steps is seen again.
    package typealias Step = (Session, NavigationContext) -> Coordinator

    /// Somebody is in.
    package let enter: (Session) -> Void
    /// Shows a demo community to somebody who answered to the question for the legal age; nil where there is none.
    package let showDemo: ((AlcoholChoice) -> Void)?
    /// The bar in a minute; nil where it is not built.
    package let fillBar: Step?
    /// The drinks somebody has tried; nil where it is not built.
    package let pickTried: Step?

    /// Memberwise; those not named are not built.
    package init(
        enter: @escaping (Session) -> Void, showDemo: ((AlcoholChoice) -> Void)? = nil, fillBar: Step? = nil,
        pickTried: Step? = nil
    ) {
        self.enter = enter
        self.showDemo = showDemo
        self.fillBar = fillBar
        self.pickTried = pickTried
    }
}
