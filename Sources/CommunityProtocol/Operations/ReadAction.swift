package struct ReadAction: Codable, Hashable, Sendable {
    /// Their numbers; nil for all up to `upTo`.
    package let items: [Int64]?
    /// The newest marked row; nil if `items` is given.
    package let upTo: Int64?
    package let read: Bool

    package init(
        items: [Int64]? = nil, upTo: Int64? = nil, read: Bool
    ) {
        self.items = items
        self.upTo = upTo
        self.read = read
    }
}
