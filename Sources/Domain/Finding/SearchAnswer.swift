/// The first page of a search.
public struct SearchAnswer: Hashable, Sendable {
    /// What was found, best first.
    public let rows: [FoundRow]
    /// Whether more would be found by asking for more.
    public let hasMore: Bool

    /// Makes an answer; nothing named is nothing found.
    public init(rows: [FoundRow] = [], hasMore: Bool = false) {
        self.rows = rows
        self.hasMore = hasMore
    }

    /// What was found, best first.
    public var hits: [SearchHit] { rows.map(\.hit) }
}
