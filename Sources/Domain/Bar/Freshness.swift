/// How an opened bottle stands to its shelf life.
public struct Freshness: Hashable, Sendable {
    /// Whole days since it was opened, 0 or more.
    public let daysOpen: Int
    /// Days it keeps once opened.
    public let shelfLife: Int

    /// The share of the shelf life after which a bottle is near its end: two thirds. Ours.
    public static let nearShare = 2.0 / 3

    /// Makes it from the bottle's day and what it keeps.
    /// - Parameters:
    ///   - openedAt: seconds since 1970 UTC; a day that is still to come counts as today.
    ///   - shelfLife: days, above 0.
    ///   - now: seconds since 1970 UTC.
    public init(openedAt: Int64, shelfLife: Int, now: Int64) {
        daysOpen = Int(max(0, now - openedAt) / 86_400)
        self.shelfLife = max(1, shelfLife)
    }

    /// Days left; negative where it is past.
    public var daysLeft: Int { shelfLife - daysOpen }
    /// Whether it is past its shelf life.
    public var isPast: Bool { daysOpen >= shelfLife }
    /// Whether it is near or past the end of its shelf life and wants to be used up.
    public var isUrgent: Bool { Double(daysOpen) + 1e-9 >= Double(shelfLife) * Self.nearShare }
}

extension Bottle {
    /// How it stands to its shelf life; nil for a bottle that is not open, is empty, or keeps.
    public func freshness(shelfLife: Int?, now: Int64) -> Freshness? {
        guard let openedAt, let shelfLife, isInBar else { return nil }
        return Freshness(openedAt: openedAt, shelfLife: shelfLife, now: now)
    }
}
