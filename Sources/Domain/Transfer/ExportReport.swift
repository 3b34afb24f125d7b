/// What came of an export.
public struct ExportReport: Hashable, Sendable {
    /// The file; nil for standard output.
    public let path: String?
    /// Recipes, ingredients and other records that were written.
    public let records: Int
    /// Bytes that were written.
    public let bytes: Int

    /// Memberwise.
    public init(path: String?, records: Int, bytes: Int) {
        self.path = path
        self.records = records
        self.bytes = bytes
    }
}
