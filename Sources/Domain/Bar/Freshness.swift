/// How old an opened bottle is, compared with its shelf life.
public struct Freshness: Hashable, Sendable {
    /// Whole days since it was opened, 0 or more.
    public let daysOpen: Int
    /// Days it keeps once opened.
    public let shelfLife: Int

    /// A bottle is urgent after this share of its shelf life. Our own choice.
    public static let nearShare = 2.0 / 3

    /// - Parameters:
    ///   - openedAt: seconds since 1970 UTC; a day in the future counts as today.
    ///   - shelfLife: days, above 0.
    ///   - now: seconds since 1970 UTC.
    public init(openedAt: Int64, shelfLife: Int, now: Int64) {
        daysOpen = Int(max(0, now.seconds(since: openedAt)) / 86_400)
        self.shelfLife = max(1, shelfLife)
    }

    /// Negative if it is past its shelf life.
    public var daysLeft: Int { shelfLife - daysOpen }
    /// Whether it is past its shelf life.
    public var isPast: Bool { daysOpen >= shelfLife }
    /// Whether it is near or past the end of its shelf life.
    public var isUrgent: Bool { Double(daysOpen) + 1e-9 >= Double(shelfLife) * Self.nearShare }
}

extension Bottle {
    /// Nil for a bottle that is not open, is empty, or keeps for years.
    public func freshness(shelfLife: Int?, now: Int64) -> Freshness? {
        guard let openedAt, let shelfLife, isInBar else { return nil }
        return Freshness(openedAt: openedAt, shelfLife: shelfLife, now: now)
    }
}
