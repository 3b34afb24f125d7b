/// How much is left in a bottle.
package enum BottleLevel: Int, CaseIterable, Sendable {
    /// Nothing left: the matcher does not count it.
    case empty = 0
    /// A few drinks left.
    case low = 1
    /// About half.
    case half = 2
    /// Full or nearly.
    case full = 3

    /// The estimated share of a full bottle: 1, ½, a sixth, none. Our own figures: a level is a glance, not a
    /// measurement.
    package var share: Double {
        switch self {
        case .empty: 0
        case .low: 1.0 / 6
        case .half: 0.5
        case .full: 1
        }
    }

    /// The next level up or down, stopping at full and at empty; nil starts at full.
    package static func stepped(_ level: BottleLevel?, by step: Int) -> BottleLevel {
        guard let level else { return step < 0 ? .half : .full }
        return BottleLevel(rawValue: min(max(level.rawValue + step, 0), 3)) ?? level
    }
}
