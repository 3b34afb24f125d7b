/// More of a result, in a modal: all sixteen types, by the voters' types, month by month.
package struct ResultTable: Hashable, Sendable {
    let title: String
    let header: [String]
    let rows: [[String]]
    /// What to know about it; empty for nothing.
    let remark: String
}
