public import Domain

/// Builds the screens of the feature Onboarding: the way into the program.
@MainActor
public final class OnboardingDIContainer {
    /// What the feature needs.
    public struct Dependencies: Sendable {
        /// The words.
        public let strings: Strings

        /// Makes dependencies.
        public init(strings: Strings) {
            self.strings = strings
        }
    }

    private let dependencies: Dependencies

    /// Makes a container.
    public init(_ dependencies: Dependencies) {
        self.dependencies = dependencies
    }
}
