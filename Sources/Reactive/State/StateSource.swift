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
    /// cancelled or released. Store it in a property or a bag; a local variable is released at its last use.
    package func observe(_ block: @escaping @MainActor (Value) -> Void) -> Subscription {
        readOnly.node.observe(replaying: true, block)
    }

    /// The later values as events, without the current one.
    package var changes: Events<Value> {
        let node = readOnly.node
        return Events { node.observe(replaying: false, $0) }
    }
}

// Derived state computes its value from its sources when needed, and retains them. Transforms must be pure: they
// run at most once per change, and not at all while the result is neither read nor observed.

extension StateSource {
    package func map<Mapped>(_ transform: @escaping @MainActor (Value) -> Mapped) -> ReadOnly<Mapped> {
        let source = readOnly.node
        return ReadOnly(DerivedNode(transform(value), from: [source]) { transform(source.value) })
    }
}

/// State computed from two sources; changes when either does.
@MainActor
package func combineLatest<A, B, Combined>(
    _ first: some StateSource<A>,
    _ second: some StateSource<B>,
    _ transform: @escaping @MainActor (A, B) -> Combined
) -> ReadOnly<Combined> {
    let a = first.readOnly.node
    let b = second.readOnly.node
    return ReadOnly(
        DerivedNode(transform(a.current, b.current), from: [a, b]) { transform(a.value, b.value) })
}
