/// Why the store rejects a record: what is wrong and what to do.
public struct ImportRefusal: Error, Hashable, Sendable {
    /// The reason.
    public let reason: String

    /// Memberwise.
    public init(_ reason: String) {
        self.reason = reason
    }
}
