/// Short cells in columns under a header, numbers to the right.
public struct PageTable: Hashable, Sendable {
    /// The names of the columns.
    public let header: [String]
    /// The lines, as many cells as there are columns.
    public let rows: [[String]]

    /// Memberwise.
    public init(header: [String], rows: [[String]]) {
        self.header = header
        self.rows = rows
    }
}
