package struct ChangesAnswer: Codable, Hashable, Sendable {
    /// In order of the changes. A row that changed several times appears once, with its last change.
    package let rows: [Change]
    /// Late outcomes of this device's operations that were only accepted at first; nil for none.
    package let outcomes: [OperationOutcome]?
    package let cursor: Int64
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
