/// The visible part of a long list, and the part that was read for it.
package struct RowWindow {
    package private(set) var visible = 0..<40
    private var latest = 0..<0

    package init() {}

    /// The rows to read: the visible ones, and one screen of rows before and after them.
    package var wanted: Range<Int> {
        max(0, visible.lowerBound - visible.count)..<(visible.upperBound + visible.count)
    }

    package mutating func show(_ range: Range<Int>) { visible = range }

    package mutating func returnToStart() { visible = 0..<visible.count }

    /// Notes the rows that were read last, whether or not the store had all of them.
    package mutating func note(_ rows: Range<Int>) { latest = rows }

    /// Whether a visible row must be read. A row that the last read left out is not requested again; otherwise a store
    /// with gaps would be read without end.
    package func isIncomplete(of count: Int, isHeld: (Int) -> Bool) -> Bool {
        visible.clamped(to: 0..<count).contains { !isHeld($0) && !latest.contains($0) }
    }
}
