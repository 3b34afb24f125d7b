/// Short cells in columns below a header; numbers are right-aligned.
public struct PageTable: Hashable, Sendable {
    package let header: [String]
    /// The rows; each has one cell per column.
    package let rows: [[String]]

    package init(header: [String], rows: [[String]]) {
        self.header = header
        self.rows = rows
    }
}
