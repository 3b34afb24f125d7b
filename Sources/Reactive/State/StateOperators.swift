// Derived state computes its value from its sources when needed, and keeps them alive. Transforms must be pure: they
// run at most once per change, and not at all while the result is neither read nor observed.

extension StateSource {
    /// State computed from this one.
    public func map<Mapped>(_ transform: @escaping @MainActor (Value) -> Mapped) -> ReadOnly<Mapped> {
        let source = readOnly.node
        return ReadOnly(DerivedNode(transform(value), from: [source]) { _ in transform(source.value) })
    }

    /// State without changes between values that `areEqual` accepts, each compared with the one sent before, delivered
    /// or not.
    public func removeDuplicates(by areEqual: @escaping (Value, Value) -> Bool) -> ReadOnly<Value> {
        let source = readOnly.node
        return ReadOnly(
            DerivedNode(value, from: [source]) { last in areEqual(last, source.value) ? nil : source.value })
    }

    /// State with the last value that passed, starting with `fallback` unless the current one passes.
    public func filter(
        startingWith fallback: Value,
        _ isIncluded: @escaping @MainActor (Value) -> Bool
    ) -> ReadOnly<Value> {
        let current = value
        return changes.filter(isIncluded).hold(isIncluded(current) ? current : fallback)
    }

    /// State that follows this one once it has been quiet for `interval`.
    public func debounce(for interval: Duration, on scheduler: any Scheduler) -> ReadOnly<Value> {
        changes.debounce(for: interval, on: scheduler).hold(value)
    }
}

extension StateSource where Value: Equatable {
    /// State without changes between equal values, each compared with the one sent before, delivered or not.
    public func removeDuplicates() -> ReadOnly<Value> {
        removeDuplicates { $0 == $1 }
    }
}
