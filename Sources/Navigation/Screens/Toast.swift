public struct Toast: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        case done
        /// Reports a failure; stays until a key is pressed.
        case failed
    }

    package let text: String
    package let kind: Kind

    package init(text: String, kind: Kind) {
        self.text = text
        self.kind = kind
    }
}
