import Terminal

/// The lines of the frame that fit a window, and the rectangle of the screen inside. From 60 x 16 on, all lines fit.
/// Smaller windows lose the rules first, then the tabs, the hints and the trail. One smaller than `least` has room for
/// one sentence only.
struct FrameLayout: Hashable {
    static let whole = Size(width: 60, height: 16)
    /// The smallest window that shows a screen.
    static let least = Size(width: 32, height: 5)
    /// The least height with a blank row below the trail.
    private static let airyHeight = 26

    let size: Size
    let headerRow: Int?
    let upperRuleRow: Int?
    let trailRow: Int?
    let lowerRuleRow: Int?
    let hintRow: Int?
    /// The rows between the lines, over the whole width.
    let body: Rect

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

    var hasRoom: Bool { size.width >= Self.least.width && size.height >= Self.least.height }

    func content(widest: Int) -> Rect {
        Rect(x: body.x, y: body.y, width: min(body.width, widest), height: body.height)
    }

    /// The row of a message: the lower rule, or else the hints, or else the last line of the screen.
    var toastRow: Int { lowerRuleRow ?? hintRow ?? max(0, size.height - 1) }
}
