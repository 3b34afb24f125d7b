// Derived state computes its value from its sources when needed, and retains them. Transforms must be pure: they
// run at most once per change, and not at all while the result is neither read nor observed.

extension StateSource {
    /// State computed from this state.
    package func map<Mapped>(_ transform: @escaping @MainActor (Value) -> Mapped) -> ReadOnly<Mapped> {
        let source = readOnly.node
        return ReadOnly(DerivedNode(transform(value), from: [source]) { transform(source.value) })
    }
}
