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
