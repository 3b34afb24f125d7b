/// Marks items of the inbox.
package struct ReadAction: Codable, Hashable, Sendable {
    /// Their numbers; nil for all up to `upTo`.
    package let items: [Int64]?
    /// The newest that is marked; nil if the items are named.
    package let upTo: Int64?
    /// Whether they were read.
    package let read: Bool

    package init(
        items: [Int64]? = nil, upTo: Int64? = nil, read: Bool
    ) {
        self.items = items
        self.upTo = upTo
        self.read = read
    }
}
