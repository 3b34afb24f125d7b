/// State that can be read and observed but not sent.
@MainActor
public struct ReadOnly<Value>: StateSource {
    let node: StateNode<Value>

    init(_ node: StateNode<Value>) {
        self.node = node
    }

    /// State that never changes.
    public static func constant(_ value: Value) -> ReadOnly {
        ReadOnly(StateNode(value))
    }

    /// The newest value. Derived state is brought up to date first.
    public var value: Value { node.current }

    /// Itself.
    public var readOnly: ReadOnly { self }
}
