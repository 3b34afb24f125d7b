public struct PageChip<Target: Hashable & Sendable>: Hashable, Sendable {
    package let target: Target
    package let mark: PageMark
    package let title: String

    package init(_ target: Target, mark: PageMark = .none, title: String) {
        self.target = target
        self.mark = mark
        self.title = title
    }
}
