/// What is wrong with one field of a record in a catalogue file.
public struct CatalogueProblem: Hashable, Sendable, CustomStringConvertible {
    /// Relative to the catalogue folder.
    public let file: String
    /// The record's id, or its number if it has none.
    public let record: String
    /// A path, such as `lines[2].unit`.
    public let field: String
    /// What is wrong and what is allowed.
    public let reason: String

    /// Memberwise.
    public init(file: String, record: String, field: String, reason: String) {
        self.file = file
        self.record = record
        self.field = field
        self.reason = reason
    }

    /// `file: record: field: reason`, without what it does not concern (`-`).
    public var description: String {
        "\([file, record, field].filter { $0 != "-" }.joined(separator: ": ")): \(reason)"
    }
}
