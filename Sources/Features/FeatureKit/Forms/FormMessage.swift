package struct FormMessage: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case hint
        /// The input can be saved, but may be a mistake.
        case warning
        /// The input cannot be saved.
        case flaw
    }

    /// Says what is wrong and what to do.
    package let text: String
    package let kind: Kind

    package init(_ text: String, kind: Kind = .flaw) {
        self.text = text
        self.kind = kind
    }
}
