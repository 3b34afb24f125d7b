/// The number of rows a search requests: one page or a screenful at first, more near the end.
struct SearchPaging {
    private static let firstPage = 30
    private static let page = 50
    /// The most rows to request; a longer search text is quicker than scrolling on.
    private static let most = 500
    /// The number of rows to load beyond the screen.
    private static let margin = 5

    private(set) var limit = firstPage
    private var visible = 0..<0

    /// Resets to the first page for a new search.
    mutating func startOver() { limit = max(Self.firstPage, visible.count + Self.margin) }

    mutating func see(_ rows: Range<Int>) { visible = rows }

    /// Raises the limit if the visible rows come near it. Returns whether it did.
    mutating func grow() -> Bool {
        guard limit < Self.most, visible.upperBound + Self.margin > limit else { return false }
        limit = min(Self.most, max(limit, visible.upperBound) + Self.page)
        return true
    }

    /// Returns whether a row is visible or nearly so.
    func isNear(_ row: Int) -> Bool {
        !visible.isEmpty && (visible.lowerBound - Self.margin..<visible.upperBound + Self.margin).contains(row)
    }
}
