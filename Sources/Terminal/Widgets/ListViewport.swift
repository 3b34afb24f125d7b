/// Which rows of a long list are on the screen and which one is selected. Rows kept above and below the selected
/// one: `margin`, where the list is long enough.
public struct ListViewport: Hashable, Sendable {
    /// The selected row, 0 in an empty list.
    public private(set) var selected = 0
    /// The first row on the screen.
    public private(set) var top = 0
    /// Rows in the list.
    public private(set) var count = 0
    /// Rows on the screen.
    public private(set) var height = 1

    private static let margin = 2

    /// Makes a viewport on an empty list.
    public init() {}

    /// Rows that are on the screen now.
    public var visible: Range<Int> { top..<min(count, top + height) }

    /// Takes a new number of rows; the selection stays where it can.
    public mutating func setCount(_ newCount: Int) {
        count = max(0, newCount)
        select(selected)
    }

    /// Takes a new height; the selected row stays on the screen.
    public mutating func setHeight(_ newHeight: Int) {
        height = max(1, newHeight)
        reveal()
    }

    /// Selects a row, clamped to the list.
    public mutating func select(_ row: Int) {
        selected = max(0, min(row, count - 1))
        reveal()
    }

    /// Moves the selection by so many rows.
    public mutating func move(by rows: Int) {
        select(selected + rows)
    }

    /// Moves by half a screen or a whole one, keeping the selected row at its place on the screen.
    public mutating func page(by fraction: Double) {
        let rows = max(1, Int(Double(height) * abs(fraction))) * (fraction < 0 ? -1 : 1)
        top = max(0, min(top + rows, count - height))
        select(selected + rows)
    }

    /// Moves what is on the screen, and the selection only as far as it must follow (the wheel).
    public mutating func scroll(by rows: Int) {
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
