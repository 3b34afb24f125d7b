/// Short cells in columns under a header, numbers to the right.
public struct PageTable: Hashable, Sendable {
    /// The names of the columns.
    package let header: [String]
    /// The lines, as many cells as there are columns.
    package let rows: [[String]]

    package init(header: [String], rows: [[String]]) {
        self.header = header
        self.rows = rows
    }
}
