package struct CatalogueProblem: Hashable, Sendable, CustomStringConvertible {
    /// Relative to the catalogue folder.
    package let file: String
    /// The record's id, or its number if it has none.
    package let record: String
    /// A path, such as `lines[2].unit`.
    package let field: String
    package let reason: String

    package init(file: String, record: String, field: String, reason: String) {
        self.file = file
        self.record = record
        self.field = field
        self.reason = reason
    }

    /// `file: record: field: reason`, without parts that are `-`.
    package var description: String {
        "\([file, record, field].filter { $0 != "-" }.joined(separator: ": ")): \(reason)"
    }
}
