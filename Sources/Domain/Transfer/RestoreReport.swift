/// The result of a restore.
public struct RestoreReport: Hashable, Sendable {
    /// The restored file.
    public let path: String
    /// The file with the previous store; nil if there was none.
    public let keptAs: String?

    /// Memberwise.
    public init(path: String, keptAs: String?) {
        self.path = path
        self.keptAs = keptAs
    }
}
