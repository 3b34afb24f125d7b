/// Whatever state can be observed and derived from: an `Observable` or a `ReadOnly`.
@MainActor
public protocol StateSource<Value> {
    /// What the state holds.
    associatedtype Value

    /// The newest value.
    var value: Value { get }

    /// The face to look at it without being able to send.
    var readOnly: ReadOnly<Value> { get }
}

extension StateSource {
    /// Calls `block` with the current value before it returns, then with every later one, until the subscription is
    /// cancelled or released.
    ///
    /// Store the subscription in a property or a bag: one in a local variable ends at its last use.
    public func observe(_ block: @escaping @MainActor (Value) -> Void) -> Subscription {
        readOnly.node.observe(replaying: true, block)
    }

    /// The later values as events, without the current one.
    public var changes: Events<Value> {
        let node = readOnly.node
        return Events { node.observe(replaying: false, $0) }
    }
}
