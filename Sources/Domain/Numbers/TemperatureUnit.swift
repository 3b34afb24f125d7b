/// The unit in which temperatures are shown; they are stored in degrees Celsius.
package enum TemperatureUnit: String, CaseIterable, Sendable {
    case celsius = "c"
    case fahrenheit = "f"

    package func value(celsius: Double) -> Double { self == .celsius ? celsius : celsius * 9 / 5 + 32 }
}

/// The unit in which wind speed is shown; it is stored in metres per second.
package enum WindUnit: String, CaseIterable, Sendable {
    case metresPerSecond = "ms"
    case kilometresPerHour = "kmh"
    /// Miles of 1609.344 m per hour.
    case milesPerHour = "mph"
    /// Nautical miles of 1852 m per hour.
    case knots = "kn"

    package func value(metresPerSecond speed: Double) -> Double {
        switch self {
        case .metresPerSecond: speed
        case .kilometresPerHour: speed * 3.6
        case .milesPerHour: speed * 3_600 / 1_609.344
        case .knots: speed * 3_600 / 1_852
        }
    }
}
