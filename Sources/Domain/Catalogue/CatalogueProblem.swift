package struct CatalogueProblem: Hashable, Sendable, CustomStringConvertible {
    /// Relative to the catalogue folder.
    package let file: String
    /// The record's id, or its number if it has none.
    package let record: String
    /// A path, such as `lines[2].unit`.
    package let field: String
    package let reason: String
    /// The field and the reason as a localized sentence; nil for a rule that only the catalogue has.
    package let remark: RecordRemark?

    package init(file: String, record: String, field: String, reason: String, remark: RecordRemark? = nil) {
        self.file = file
        self.record = record
        self.field = field
        self.reason = reason
        self.remark = remark
    }

    /// `file: record: field: reason`, without parts that are `-`.
    package var description: String {
        "\([file, record, field].filter { $0 != "-" }.joined(separator: ": ")): \(reason)"
    }
}

package enum RecordKind: String, CaseIterable, Sendable {
    case drink
    case ingredient
    case glass
    case tool
    case technique
    case tag
    case substitution
    case work
    case genre
}
