package struct ChartWindow: Hashable, Sendable {
    package private(set) var count: Int
    package private(set) var range: Range<Int>

    /// The minimum number of points for any zoom.
    package static let fewest = 4

    package init(count: Int) {
        self.count = max(0, count)
        range = 0..<max(0, count)
    }

    package var isWhole: Bool { range.count == count }

    /// Changes the number of points. A window over all points still shows all, otherwise the same part stays.
    package mutating func setCount(_ new: Int) {
        let wasWhole = isWhole
        count = max(0, new)
        if wasWhole { range = 0..<count } else { place(range.lowerBound, range.count) }
    }

    /// Stops at the ends.
    package mutating func pan(by points: Int) {
        // Clamped to the whole length, which prevents overflow.
        place(range.lowerBound + min(max(points, -count), count), range.count)
    }

    /// Shows half as many points; the given one roughly keeps its place.
    package mutating func zoomIn(around point: Int) { zoom(to: range.count / 2, around: point) }

    package mutating func zoomOut(around point: Int) { zoom(to: range.count * 2, around: point) }

    package mutating func reveal(_ point: Int) {
        let point = min(max(point, 0), count - 1)
        if point < range.lowerBound { place(point, range.count) }
        if point >= range.upperBound { place(point + 1 - range.count, range.count) }
    }

    private mutating func zoom(to length: Int, around point: Int) {
        let length = min(max(length, Self.fewest), count)
        let point = min(max(point, range.lowerBound), max(range.lowerBound, range.upperBound - 1))
        let share = range.count > 1 ? Double(point - range.lowerBound) / Double(range.count - 1) : 0.5
        place(point - Int((share * Double(max(0, length - 1))).rounded()), length)
    }

    private mutating func place(_ start: Int, _ length: Int) {
        let length = min(max(0, length), count)
        let start = max(0, min(start, count - length))
        range = start..<start + length
    }
}
