import Terminal

/// Which lines of the frame around a screen there is room for, and where the screen's own rectangle is.
///
/// From 60 x 16 on all of them. Below that the frame gives way to the screen step by step: first the rules, then the
/// tabs, the hints and the trail. A window smaller than `least` has room for one sentence.
struct FrameLayout: Hashable {
    /// The smallest window with the whole frame.
    static let whole = Size(width: 60, height: 16)
    /// The smallest window with a screen in it.
    static let least = Size(width: 32, height: 5)
    /// From this height on there is a blank row below the trail.
    private static let airyHeight = 26

    let size: Size
    let headerRow: Int?
    let upperRuleRow: Int?
    let trailRow: Int?
    let lowerRuleRow: Int?
    let hintRow: Int?
    /// The rows between, over the whole width.
    let body: Rect

    /// - Parameter hasHints: whether the keys of a screen are to be named where there is room.
    init(_ size: Size, hasHints: Bool = true) {
        self.size = size
        let height = size.height
        let isWhole = size.width >= Self.whole.width && height >= Self.whole.height
        var top = 0
        func nextRow(from least: Int) -> Int? {
            guard isWhole || height >= least else { return nil }
            defer { top += 1 }
            return top
        }
        headerRow = nextRow(from: 12)
        upperRuleRow = nextRow(from: .max)
        trailRow = nextRow(from: 7)
        if isWhole, height >= Self.airyHeight { top += 1 }
        var bottom = 0
        func nextRowFromBelow(if hasRoom: Bool) -> Int? {
            guard hasRoom else { return nil }
            bottom += 1
            return height - bottom
        }
        hintRow = nextRowFromBelow(if: hasHints && (isWhole || height >= 9))
        lowerRuleRow = nextRowFromBelow(if: isWhole || height >= 14)
        body = Rect(x: 0, y: top, width: size.width, height: height - top - bottom)
    }

    /// Whether there is room for a screen.
    var hasRoom: Bool { size.width >= Self.least.width && size.height >= Self.least.height }

    /// The rectangle of a screen that uses so many columns at most.
    func content(widest: Int) -> Rect {
        Rect(x: body.x, y: body.y, width: min(body.width, widest), height: body.height)
    }

    /// Where a message stands: on the lower rule, else in the place of the hints, else on the last line of the screen.
    var toastRow: Int { lowerRuleRow ?? hintRow ?? max(0, size.height - 1) }
}
