/// What changed of a member's own rows since a cursor.
public struct ChangesAnswer: Codable, Hashable, Sendable {
    /// In the order in which they happened; of a row that changed twice, the last.
    public let rows: [Change]
    /// What became of operations that this device sent and that the server had only accepted; nil for none.
    public let outcomes: [OperationOutcome]?
    /// Where to go on.
    public let cursor: Int64
    /// Whether more is there.
    public let more: Bool

    /// Memberwise.
    public init(
        rows: [Change], outcomes: [OperationOutcome]? = nil, cursor: Int64, more: Bool
    ) {
        self.rows = rows
        self.outcomes = outcomes
        self.cursor = cursor
        self.more = more
    }
}
