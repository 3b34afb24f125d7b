/// A word with its sign, as what a drink is made of: there, or missing.
public struct PagePart: Hashable, Sendable {
    /// The sign before it.
    public let mark: PageMark
    /// What it is.
    public let title: String

    /// Memberwise.
    public init(_ title: String, mark: PageMark) {
        self.title = title
        self.mark = mark
    }
}
