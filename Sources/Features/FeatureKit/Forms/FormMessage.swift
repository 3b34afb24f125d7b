/// What stands under a field.
public struct FormMessage: Hashable, Sendable {
    /// How it is meant.
    public enum Kind: Hashable, Sendable {
        /// Something good to know.
        case hint
        /// It can stay, but may not be meant.
        case warning
        /// It cannot be saved like this.
        case flaw
    }

    /// The text: what is wrong and what to do.
    public let text: String
    /// How it is meant.
    public let kind: Kind

    /// Memberwise.
    public init(_ text: String, kind: Kind = .flaw) {
        self.text = text
        self.kind = kind
    }
}
