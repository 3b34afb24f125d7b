import FeatureKit
import Navigation

/// The flow through one scope of the weather. A step with its own scope gets an inner flow, which is released
/// with its container when its screen closes.
@MainActor
final class WeatherFlowCoordinator: FlowCoordinator<WeatherStep> {
    private let steps: [WeatherStep]
    private let makeInner: @MainActor (WeatherStep) -> Coordinator?

    /// - Parameters:
    ///   - steps: the steps to show at once after the first.
    ///   - makeInner: makes the flow of a step with its own scope; nil for a step of this scope.
    init(
        in context: NavigationContext, from first: WeatherStep, then steps: [WeatherStep] = [],
        factory: any FlowFactory<WeatherStep>, makeInner: @escaping @MainActor (WeatherStep) -> Coordinator?
    ) {
        self.steps = steps
        self.makeInner = makeInner
        super.init(in: context, from: first, factory: factory)
    }

    override func start() {
        super.start()
        steps.forEach(show)
    }

    override func show(_ step: WeatherStep) {
        if let inner = makeInner(step) { run(inner) } else { super.show(step) }
    }
}
