public import Reactive

/// Everything an output said, the oldest first.
@MainActor
public final class Recorded<Value> {
    /// What was said.
    public private(set) var values: [Value] = []
    private var subscription: Subscription?

    /// Listens to a state; its present value is the first.
    public init(_ state: some StateSource<Value>) {
        subscription = state.observe { [weak self] in self?.values.append($0) }
    }

    /// Listens to events.
    public init(_ events: some EventSource<Value>) {
        subscription = events.observe { [weak self] in self?.values.append($0) }
    }

    /// The newest.
    public var last: Value? { values.last }
}
