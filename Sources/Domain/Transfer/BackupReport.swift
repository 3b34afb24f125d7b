/// A backup that was made.
public struct BackupReport: Hashable, Sendable {
    /// The file.
    public let path: String
    /// Its bytes.
    public let bytes: Int

    /// Memberwise.
    public init(path: String, bytes: Int) {
        self.path = path
        self.bytes = bytes
    }
}
