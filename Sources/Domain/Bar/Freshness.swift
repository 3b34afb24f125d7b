package struct Freshness: Hashable, Sendable {
    /// Whole days since the bottle was opened, 0 or more.
    package let daysOpen: Int
    /// Days the ingredient keeps once opened.
    package let shelfLife: Int

    /// The share of the shelf life after which a bottle is urgent. Our own choice.
    package static let nearShare = 2.0 / 3

    /// - Parameters:
    ///   - openedAt: seconds since 1970 UTC; a day in the future counts as today.
    ///   - shelfLife: days, above 0.
    ///   - now: seconds since 1970 UTC.
    package init(openedAt: Int64, shelfLife: Int, now: Int64) {
        daysOpen = Int(max(0, now.seconds(since: openedAt)) / 86_400)
        self.shelfLife = max(1, shelfLife)
    }

    package var daysLeft: Int { shelfLife - daysOpen }
    package var isPast: Bool { daysOpen >= shelfLife }
    package var isUrgent: Bool { Double(daysOpen) + 1e-9 >= Double(shelfLife) * Self.nearShare }
}

extension Bottle {
    /// Nil for a bottle that is not open, is empty, or keeps for years.
    package func freshness(shelfLife: Int?, now: Int64) -> Freshness? {
        guard let openedAt, let shelfLife, isInBar else { return nil }
        return Freshness(openedAt: openedAt, shelfLife: shelfLife, now: now)
    }
}
