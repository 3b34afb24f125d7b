package struct SessionRecord: Hashable, Sendable, Identifiable {
    package let id: Int64
    /// Seconds since 1970 UTC.
    package let createdAt: Int64
    /// Seconds since 1970 UTC.
    package let usedAt: Int64

    /// Seconds without use after which a session ends.
    package static let lifetime: Int64 = 30 * 86_400

    package init(id: Int64, createdAt: Int64, usedAt: Int64) {
        self.id = id
        self.createdAt = createdAt
        self.usedAt = usedAt
    }

    /// Returns whether a session has ended. A time ahead of the clock counts as now.
    package static func isExpired(usedAt: Int64, now: Int64) -> Bool { min(usedAt, now) + lifetime <= now }
}
