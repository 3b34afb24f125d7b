/// The scroll position of a text longer than the screen.
package struct ScrollOffset: Hashable, Sendable {
    /// The first visible line.
    package private(set) var top = 0
    /// Lines in the text.
    package private(set) var count = 0
    /// Lines on the screen.
    package private(set) var height = 1

    /// At the top.
    package init() {}

    /// Sets the sizes of text and screen, keeping the position if possible.
    package mutating func layout(count: Int, height: Int) {
        self.count = max(0, count)
        self.height = max(1, height)
        scroll(to: top)
    }

    /// Scrolls down, or up for a negative number.
    package mutating func scroll(by lines: Int) {
        scroll(to: top + lines)
    }

    /// Moves to a line.
    package mutating func scroll(to line: Int) {
        top = max(0, min(line, count - height))
    }

    /// Scrolls as little as needed to show a line.
    package mutating func reveal(_ line: Int) {
        if line < top { scroll(to: line) }
        if line >= top + height { scroll(to: line - height + 1) }
    }

    /// Whether there is more below.
    package var hasMoreBelow: Bool { top + height < count }
}
