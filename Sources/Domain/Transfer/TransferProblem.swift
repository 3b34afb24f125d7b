/// Why an import, an export, a backup or a restore could not be carried out. Its text says what happened and what to do.
public struct TransferProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// What kind of thing went wrong.
    public enum Kind: Hashable, Sendable {
        /// What was asked for makes no sense, or names nothing.
        case usage
        /// It could not be done.
        case failure
    }

    /// What kind it is.
    public let kind: Kind
    /// What happened and what to do.
    public let description: String

    /// Makes a problem of what could not be done.
    public init(_ description: String) {
        self.init(.failure, description)
    }

    /// Memberwise.
    public init(_ kind: Kind, _ description: String) {
        self.kind = kind
        self.description = description
    }
}
