/// A restore that was done.
public struct RestoreReport: Hashable, Sendable {
    /// What was restored.
    public let path: String
    /// The file that keeps what was there before; nil when nothing was.
    public let keptAs: String?

    /// Memberwise.
    public init(path: String, keptAs: String?) {
        self.path = path
        self.keptAs = keptAs
    }
}
