/// A source of state to observe and transform: an `Observable` or a `ReadOnly`.
@MainActor
package protocol StateSource<Value> {
    associatedtype Value

    var value: Value { get }

    /// A view for reading and observing without sending.
    var readOnly: ReadOnly<Value> { get }
}

extension StateSource {
    /// Calls `block` with the current value before returning, then with every later one, until the subscription is
    /// cancelled or released.
    ///
    /// Store the subscription in a property or a bag; a local variable is released at its last use.
    package func observe(_ block: @escaping @MainActor (Value) -> Void) -> Subscription {
        readOnly.node.observe(replaying: true, block)
    }

    /// The later values as events, without the current one.
    package var changes: Events<Value> {
        let node = readOnly.node
        return Events { node.observe(replaying: false, $0) }
    }
}
