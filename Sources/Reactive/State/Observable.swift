/// State: a value that notifies its observers when it is replaced.
///
/// It always has a value, replays it once to a new observer, never ends and never fails. Whoever holds the `Observable`
/// may send; give others its `readOnly`. Observers are called in the order of their subscriptions. A send during a
/// delivery waits until that delivery is done (first in, first out), but `value` is the new one immediately.
@MainActor
package final class Observable<Value>: StateSource {
    private let node: StateNode<Value>

    /// State that begins with `value`.
    package init(_ value: Value) {
        node = StateNode(value)
    }

    /// The value sent last, delivered or not.
    package var value: Value { node.value }

    /// A view for reading and observing without sending.
    package var readOnly: ReadOnly<Value> { ReadOnly(node) }

    /// Replaces the value and notifies all observers, even if it is equal to the last one.
    package func send(_ value: Value) {
        node.send(value)
    }

    /// Changes a copy of the value and sends it once.
    package func update(_ change: (inout Value) -> Void) {
        var changed = value
        change(&changed)
        send(changed)
    }
}
