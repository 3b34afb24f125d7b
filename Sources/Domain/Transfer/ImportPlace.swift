/// Where a record was found.
public struct ImportPlace: Hashable, Sendable {
    /// Relative to what was imported.
    public let file: String
    /// The record's own id or name, else its number in the file.
    public let record: String

    /// Memberwise.
    public init(file: String, record: String) {
        self.file = file
        self.record = record
    }
}
