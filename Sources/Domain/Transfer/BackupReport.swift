/// The result of a backup.
public struct BackupReport: Hashable, Sendable {
    /// The file.
    public let path: String
    /// The size of the file.
    public let bytes: Int

    /// Memberwise.
    public init(path: String, bytes: Int) {
        self.path = path
        self.bytes = bytes
    }
}
