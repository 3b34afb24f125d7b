/// The result of an export.
public struct ExportReport: Hashable, Sendable {
    /// Nil for standard output.
    public let path: String?
    /// The number of recipes, ingredients and other records written.
    public let records: Int
    /// The number of bytes written.
    public let bytes: Int

    /// Memberwise.
    public init(path: String?, records: Int, bytes: Int) {
        self.path = path
        self.records = records
        self.bytes = bytes
    }
}
