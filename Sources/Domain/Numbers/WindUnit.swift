/// The unit the speed of wind is shown in; it is kept in metres a second.
public enum WindUnit: String, CaseIterable, Sendable {
    /// Metres a second.
    case metresPerSecond = "ms"
    /// Kilometres an hour.
    case kilometresPerHour = "kmh"
    /// Miles an hour, of 1609.344 m.
    case milesPerHour = "mph"
    /// Knots, nautical miles of 1852 m an hour.
    case knots = "kn"

    /// A speed in metres a second in this unit.
    public func value(metresPerSecond speed: Double) -> Double {
        switch self {
        case .metresPerSecond: speed
        case .kilometresPerHour: speed * 3.6
        case .milesPerHour: speed * 3_600 / 1_609.344
        case .knots: speed * 3_600 / 1_852
        }
    }
}
