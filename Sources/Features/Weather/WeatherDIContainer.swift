public import Domain
public import FeatureKit
public import Navigation

/// Builds the screens of the feature Weather.
@MainActor
public final class WeatherDIContainer {
    /// What the feature needs.
    public struct Dependencies: Sendable {
        /// The words.
        public let strings: Strings

        /// Everything by name.
        public init(strings: Strings) {
            self.strings = strings
        }
    }

    private let dependencies: Dependencies

    /// A container with its dependencies.
    public init(_ dependencies: Dependencies) {
        self.dependencies = dependencies
    }

    /// The flow of the tab.
    public func makeCoordinator(in context: NavigationContext) -> Coordinator {
        FlowCoordinator(in: context, from: WeatherDestination.cities, factory: self)
    }
}

extension WeatherDIContainer: FlowFactory {
    /// The screen of a destination.
    public func makeContent(for destination: WeatherDestination, in flow: Flow<WeatherDestination>) -> FlowContent {
        .screen(PlannedScreen(route: destination.route, strings: dependencies.strings))
    }
}
