/// What happened to one row: its values before and after, nil where it was not there.
struct RowChange: Hashable, Sendable, Codable {
    /// The name of its table.
    let table: String
    /// The row before.
    let before: [String: JournalValue]?
    /// The row after.
    let after: [String: JournalValue]?
}
