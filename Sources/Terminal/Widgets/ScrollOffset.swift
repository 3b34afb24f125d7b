package struct ScrollOffset: Hashable, Sendable {
    package private(set) var top = 0
    package private(set) var count = 0
    package private(set) var height = 1

    package init() {}

    package mutating func layout(count: Int, height: Int) {
        self.count = max(0, count)
        self.height = max(1, height)
        scroll(to: top)
    }

    package mutating func scroll(by lines: Int) {
        scroll(to: top + lines)
    }

    package mutating func scroll(to line: Int) {
        top = max(0, min(line, count - height))
    }

    package mutating func reveal(_ line: Int) {
        if line < top { scroll(to: line) }
        if line >= top + height { scroll(to: line - height + 1) }
    }

    package var hasMoreBelow: Bool { top + height < count }
}
