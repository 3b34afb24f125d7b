/// A word of a page that can be opened or pressed.
public struct PageChip<Target: Hashable & Sendable>: Hashable, Sendable {
    /// What it does or opens.
    public let target: Target
    /// The sign before it.
    public let mark: PageMark
    /// The word.
    public let title: String

    /// Memberwise.
    public init(_ target: Target, mark: PageMark = .none, title: String) {
        self.target = target
        self.mark = mark
        self.title = title
    }
}
