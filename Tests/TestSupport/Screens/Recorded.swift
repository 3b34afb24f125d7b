package import Reactive

/// Records the values of an output, oldest first.
@MainActor
package final class Recorded<Value> {
    package private(set) var values: [Value] = []
    private var subscription: Subscription?

    /// Observes a state, beginning with its current value.
    package init(_ state: some StateSource<Value>) {
        subscription = state.observe { [weak self] in self?.values.append($0) }
    }

    package init(_ events: some EventSource<Value>) {
        subscription = events.observe { [weak self] in self?.values.append($0) }
    }

    package var last: Value? { values.last }
}
