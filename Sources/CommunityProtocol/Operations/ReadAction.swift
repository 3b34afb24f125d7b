/// Marks items of the inbox.
public struct ReadAction: Codable, Hashable, Sendable {
    /// Their numbers; nil for all up to `upTo`.
    public let items: [Int64]?
    /// The newest that is marked; nil if the items are named.
    public let upTo: Int64?
    /// Whether they were read.
    public let read: Bool

    /// Memberwise.
    public init(
        items: [Int64]? = nil, upTo: Int64? = nil, read: Bool
    ) {
        self.items = items
        self.upTo = upTo
        self.read = read
    }
}
