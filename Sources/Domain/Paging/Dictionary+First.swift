extension Dictionary {
    /// Keeps the first value of every key.
    package init(firstOf pairs: some Sequence<(Key, Value)>) {
        self.init(pairs, uniquingKeysWith: { first, _ in first })
    }
}
