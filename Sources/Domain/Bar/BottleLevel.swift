package enum BottleLevel: Int, CaseIterable, Sendable {
    case empty = 0
    case low = 1
    case half = 2
    case full = 3

    /// The estimated share of a full bottle: 1, 1/2, 1/6 or 0. Our own figures; a level is only a glance.
    package var share: Double {
        switch self {
        case .empty: 0
        case .low: 1.0 / 6
        case .half: 0.5
        case .full: 1
        }
    }

    /// Returns the next level up or down, stopping at full and at empty; nil starts at full.
    package static func stepped(_ level: BottleLevel?, by step: Int) -> BottleLevel {
        guard let level else { return step < 0 ? .half : .full }
        return BottleLevel(rawValue: min(max(level.rawValue + step, 0), 3)) ?? level
    }
}
