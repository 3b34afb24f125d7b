/// A message that disappears by itself.
public struct Toast: Hashable, Sendable {
    /// What kind of news it is.
    public enum Kind: Hashable, Sendable {
        /// Something was done.
        case done
        /// Something failed; stays until a key is pressed.
        case failed
    }

    /// One line.
    package let text: String
    /// What kind of news it is.
    package let kind: Kind

    package init(text: String, kind: Kind) {
        self.text = text
        self.kind = kind
    }
}
