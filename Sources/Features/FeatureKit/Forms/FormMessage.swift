/// What stands under a field.
package struct FormMessage: Hashable, Sendable {
    /// How it is meant.
    package enum Kind: Hashable, Sendable {
        /// Something good to know.
        case hint
        /// It can stay, but may not be meant.
        case warning
        /// It cannot be saved like this.
        case flaw
    }

    /// The text: what is wrong and what to do.
    package let text: String
    /// How it is meant.
    package let kind: Kind

    package init(_ text: String, kind: Kind = .flaw) {
        self.text = text
        self.kind = kind
    }
}
