/// The five bands of the World Health Organization for the UV index. Korea's weather service uses the same limits.
package enum UVBand: String, CaseIterable, Sendable {
    case low
    case moderate
    case high
    case veryHigh = "very-high"
    case extreme

    /// The highest index of each band but the last.
    private static let limits = [2.0, 5, 7, 10]

    /// An index counts as a whole number.
    package init(index: Double) {
        self = Self.allCases[Self.limits.firstIndex { index.rounded() <= $0 } ?? Self.limits.count]
    }
}

extension WeatherReport {
    /// The highest UV index of the day: the provider's own, unless the present one is beyond it.
    package var highestUVIndex: Double? { [current.highestUVIndex, current.uvIndex].compactMap(\.self).max() }
}
