/// A session that has not ended.
public struct SessionRecord: Hashable, Sendable, Identifiable {
    /// Its number.
    public let id: Int64
    /// When it began, seconds since 1970 UTC.
    public let createdAt: Int64
    /// When it was last used, seconds since 1970 UTC.
    public let usedAt: Int64

    /// Seconds without use after which a session ends.
    public static let lifetime: Int64 = 30 * 86_400

    /// Memberwise.
    public init(id: Int64, createdAt: Int64, usedAt: Int64) {
        self.id = id
        self.createdAt = createdAt
        self.usedAt = usedAt
    }

    /// Whether a session has ended. A time ahead of the clock counts as now.
    public static func isExpired(usedAt: Int64, now: Int64) -> Bool { min(usedAt, now) + lifetime <= now }
}
