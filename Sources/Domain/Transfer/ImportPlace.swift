/// Where a record was found.
public struct ImportPlace: Hashable, Sendable {
    /// The file, relative to what was read.
    public let file: String
    /// The record's own id or name, else its number in the file.
    public let record: String

    /// Memberwise.
    public init(file: String, record: String) {
        self.file = file
        self.record = record
    }
}
