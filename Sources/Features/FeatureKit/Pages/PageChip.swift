/// A word of a page that can be opened or pressed.
public struct PageChip<Target: Hashable & Sendable>: Hashable, Sendable {
    /// What it does or opens.
    package let target: Target
    /// The sign before it.
    package let mark: PageMark
    /// The word.
    package let title: String

    package init(_ target: Target, mark: PageMark = .none, title: String) {
        self.target = target
        self.mark = mark
        self.title = title
    }
}
