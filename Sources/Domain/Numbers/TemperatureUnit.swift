/// The unit temperatures are shown in; they are kept in degrees Celsius.
public enum TemperatureUnit: String, CaseIterable, Sendable {
    /// Degrees Celsius.
    case celsius = "c"
    /// Degrees Fahrenheit.
    case fahrenheit = "f"

    /// A temperature in degrees Celsius in this unit.
    public func value(celsius: Double) -> Double {
        self == .celsius ? celsius : celsius * 9 / 5 + 32
    }
}
