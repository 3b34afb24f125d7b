package import Reactive

/// Everything an output said, the oldest first.
@MainActor
package final class Recorded<Value> {
    package private(set) var values: [Value] = []
    private var subscription: Subscription?

    /// Listens to a state; its present value is the first.
    package init(_ state: some StateSource<Value>) {
        subscription = state.observe { [weak self] in self?.values.append($0) }
    }

    /// Listens to events.
    package init(_ events: some EventSource<Value>) {
        subscription = events.observe { [weak self] in self?.values.append($0) }
    }

    /// The newest.
    package var last: Value? { values.last }
}
