/// Why an import, an export, a backup or a restore failed. Its text says what happened and what to do.
public struct TransferProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kind of failure.
    public enum Kind: Hashable, Sendable {
        /// An invalid request.
        case usage
        /// It could not be done.
        case failure
    }

    /// What kind it is.
    public let kind: Kind
    /// What happened and what to do.
    public let description: String

    /// A problem of kind `failure`.
    public init(_ description: String) {
        self.init(.failure, description)
    }

    /// Memberwise.
    public init(_ kind: Kind, _ description: String) {
        self.kind = kind
        self.description = description
    }
}
