/// What changed of a member's own rows since a cursor.
package struct ChangesAnswer: Codable, Hashable, Sendable {
    /// In the order in which they happened; of a row that changed twice, the last.
    package let rows: [Change]
    /// What became of operations that this device sent and that the server had only accepted; nil for none.
    package let outcomes: [OperationOutcome]?
    /// Where to go on.
    package let cursor: Int64
    /// Whether more is there.
    package let more: Bool

    package init(
        rows: [Change], outcomes: [OperationOutcome]? = nil, cursor: Int64, more: Bool
    ) {
        self.rows = rows
        self.outcomes = outcomes
        self.cursor = cursor
        self.more = more
    }
}
