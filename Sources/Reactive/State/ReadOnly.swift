/// State that can be read and observed but not sent.
@MainActor
public struct ReadOnly<Value>: StateSource {
    let node: StateNode<Value>

    init(_ node: StateNode<Value>) {
        self.node = node
    }

    /// State that never changes.
    package static func constant(_ value: Value) -> ReadOnly {
        ReadOnly(StateNode(value))
    }

    /// The newest value. Derived state is brought up to date first.
    package var value: Value { node.current }

    package var readOnly: ReadOnly { self }
}
