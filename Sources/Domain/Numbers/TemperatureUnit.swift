/// The unit in which temperatures are shown; they are stored in degrees Celsius.
package enum TemperatureUnit: String, CaseIterable, Sendable {
    case celsius = "c"
    case fahrenheit = "f"

    package func value(celsius: Double) -> Double {
        self == .celsius ? celsius : celsius * 9 / 5 + 32
    }
}
