/// How much is left in a bottle.
public enum BottleLevel: Int, CaseIterable, Sendable {
    /// Nothing: it is not in the bar for the matcher.
    case empty = 0
    /// A few drinks left.
    case low = 1
    /// About half.
    case half = 2
    /// Full or nearly.
    case full = 3

    /// How much of the full bottle that is, for sums: 1, ½, a sixth, none. Ours: a level is a look at a bottle, no scale.
    public var share: Double {
        switch self {
        case .empty: 0
        case .low: 1.0 / 6
        case .half: 0.5
        case .full: 1
        }
    }

    /// The next one up or down, ending at full and at empty; a bottle whose level was never said begins at full.
    public static func stepped(_ level: BottleLevel?, by step: Int) -> BottleLevel {
        guard let level else { return step < 0 ? .half : .full }
        return BottleLevel(rawValue: min(max(level.rawValue + step, 0), 3)) ?? level
    }
}
