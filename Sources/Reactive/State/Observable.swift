/// State: a value that notifies its observers when it is replaced.
///
/// It always has a value, replays it once to a new observer, never ends and never fails. Every owner of the
/// `Observable` can send; share its `readOnly` instead. Observers are called in the order of subscription. A send
/// during a delivery is delivered afterwards (first in, first out), but `value` changes immediately.
@MainActor
package final class Observable<Value>: StateSource {
    private let node: StateNode<Value>

    package init(_ value: Value) {
        node = StateNode(value)
    }

    /// The last value sent, delivered or not.
    package var value: Value { node.value }

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

/// State that can be read and observed but not sent.
@MainActor
public struct ReadOnly<Value>: StateSource {
    let node: StateNode<Value>

    init(_ node: StateNode<Value>) {
        self.node = node
    }

    package static func constant(_ value: Value) -> ReadOnly {
        ReadOnly(StateNode(value))
    }

    /// The newest value; derived state is refreshed first.
    package var value: Value { node.current }

    package var readOnly: ReadOnly { self }
}
