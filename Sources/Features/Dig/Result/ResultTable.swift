/// A further table of a result: all sixteen types, votes by voters' type, or votes by month.
package struct ResultTable: Hashable, Sendable {
    let title: String
    let header: [String]
    let rows: [[String]]
    /// A remark on the table; empty if there is none.
    let remark: String
}
