/// The first page of a search.
public struct SearchAnswer: Hashable, Sendable {
    /// Best first.
    public let rows: [FoundRow]
    /// Whether a larger limit would find more.
    public let hasMore: Bool

    /// Empty by default.
    public init(rows: [FoundRow] = [], hasMore: Bool = false) {
        self.rows = rows
        self.hasMore = hasMore
    }

    /// The hits of the rows, best first.
    public var hits: [SearchHit] { rows.map(\.hit) }
}
