/// A session that has not ended.
package struct SessionRecord: Hashable, Sendable, Identifiable {
    /// Its number.
    package let id: Int64
    /// When it began, seconds since 1970 UTC.
    package let createdAt: Int64
    /// When it was last used, seconds since 1970 UTC.
    package let usedAt: Int64

    /// Seconds without use after which a session ends.
    package static let lifetime: Int64 = 30 * 86_400

    package init(id: Int64, createdAt: Int64, usedAt: Int64) {
        self.id = id
        self.createdAt = createdAt
        self.usedAt = usedAt
    }

    /// Whether a session has ended. A time ahead of the clock counts as now.
    package static func isExpired(usedAt: Int64, now: Int64) -> Bool { min(usedAt, now) + lifetime <= now }
}
