/// The visible rows of a long list, and the selected one. If the list is long enough, `margin` rows stay visible above
/// and below the selected one.
package struct ListViewport: Hashable, Sendable {
    /// 0 in an empty list.
    package private(set) var selected = 0
    package private(set) var top = 0
    package private(set) var count = 0
    package private(set) var height = 1

    private static let margin = 2

    package init() {}

    package var visible: Range<Int> { top..<min(count, top + height) }

    /// Changes the number of rows; the selection stays if it can.
    package mutating func setCount(_ newCount: Int) {
        count = max(0, newCount)
        select(selected)
    }

    /// Changes the height; the selected row stays visible.
    package mutating func setHeight(_ newHeight: Int) {
        height = max(1, newHeight)
        reveal()
    }

    /// Clamps to the list.
    package mutating func select(_ row: Int) {
        selected = max(0, min(row, count - 1))
        reveal()
    }

    package mutating func move(by rows: Int) {
        select(selected + rows)
    }

    /// Moves by half a screen or a whole one; the selected row keeps its position on the screen.
    package mutating func page(by fraction: Double) {
        let rows = max(1, Int(Double(height) * abs(fraction))) * (fraction < 0 ? -1 : 1)
        top = max(0, min(top + rows, count - height))
        select(selected + rows)
    }

    /// Scrolls, and moves the selection only as far as needed to stay visible (the wheel).
    package mutating func scroll(by rows: Int) {
        top = max(0, min(top + rows, count - height))
        let margin = min(Self.margin, (height - 1) / 2)
        let low = top == 0 ? 0 : top + margin
        let high = top + height >= count ? count - 1 : top + height - 1 - margin
        selected = max(0, min(max(selected, low), high))
    }

    private mutating func reveal() {
        let margin = min(Self.margin, (height - 1) / 2)
        top = min(top, max(0, selected - margin))
        top = max(top, selected + margin + 1 - height)
        top = max(0, min(top, count - height))
    }
}
