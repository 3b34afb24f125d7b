/// How many rows a search asks for: at first one page or what the screen shows, more when somebody comes near their end.
struct SearchPaging {
    private static let firstPage = 30
    private static let page = 50
    /// Nobody walks so far: a longer word finds fewer.
    private static let most = 500
    /// Rows that are found below the screen before anybody walks there.
    private static let margin = 5

    private(set) var limit = firstPage
    private var visible = 0..<0

    /// Another search begins with one page.
    mutating func startOver() { limit = max(Self.firstPage, visible.count + Self.margin) }

    /// These rows are on the screen.
    mutating func see(_ rows: Range<Int>) { visible = rows }

    /// Asks for more where what is on the screen comes near the end; answers whether it does.
    mutating func grow() -> Bool {
        guard limit < Self.most, visible.upperBound + Self.margin > limit else { return false }
        limit = min(Self.most, max(limit, visible.upperBound) + Self.page)
        return true
    }

    /// Whether the end of so many rows is on the screen or nearly.
    func isNear(_ count: Int) -> Bool { !visible.isEmpty && visible.upperBound + Self.margin >= count }
}
