/// What is wrong with one field of one record of a catalogue file.
public struct CatalogueProblem: Hashable, Sendable, CustomStringConvertible {
    /// The file, relative to the catalogue folder.
    public let file: String
    /// The record's id, or its number where it has none.
    public let record: String
    /// The field, as a path ("lines[2].unit").
    public let field: String
    /// What is wrong and what is allowed.
    public let reason: String

    /// Makes a problem.
    public init(file: String, record: String, field: String, reason: String) {
        self.file = file
        self.record = record
        self.field = field
        self.reason = reason
    }

    /// `file: record: field: reason`.
    public var description: String { "\(file): \(record): \(field): \(reason)" }
}
