public import Domain
internal import FeatureKit
public import Navigation

/// Builds the screens of the feature Home.
@MainActor
public final class HomeDIContainer {
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

    /// The flow of the tab.
    public func makeCoordinator(in context: NavigationContext) -> Coordinator {
        ScreenCoordinator(context: context) { [dependencies] in
            PlannedScreen(route: "home", strings: dependencies.strings)
        }
    }
}
