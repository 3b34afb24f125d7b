/// Where a record was found.
public struct ExchangePlace: Hashable, Sendable {
    /// Relative to the folder or archive.
    public let file: String
    /// The record's own id or name, else its number in the file ("record 3", "line 12").
    public let record: String

    /// Memberwise.
    public init(file: String, record: String) {
        self.file = file
        self.record = record
    }
}
