import FeatureKit
import Navigation

/// The flow through one scope of the weather. A step that has a scope of its own is a flow of its own, which is let go
/// together with its container when its screen closes.
@MainActor
final class WeatherFlowCoordinator: FlowCoordinator<WeatherStep> {
    private let steps: [WeatherStep]
    private let makeInner: @MainActor (WeatherStep) -> Coordinator?

    /// - Parameters:
    ///   - steps: where it begins, and what it shows after that at once; at least one.
    ///   - makeInner: the flow of a step that has a scope of its own; nil for one of this scope.
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
