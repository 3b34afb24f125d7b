/// The hours of one local day of a report.
package struct WeatherDay: Hashable, Sendable {
    /// Days since 1970-01-01.
    package let number: Int64
    package let isToday: Bool
    /// At least one, oldest first.
    package let hours: [HourlyWeather]
    package let highestUVIndex: Double?

    package var lowest: Double? { hours.compactMap(\.temperature).min() }
    package var highest: Double? { hours.compactMap(\.temperature).max() }
    /// The worst sky, as the provider defines it.
    package var code: WeatherCode? { hours.compactMap(\.code).max { $0.rawValue < $1.rawValue } }

    /// The highest chance of rain in per cent, and the sum of rain and melted snow in millimetres.
    package var rain: (chance: Double?, amount: Double?) { hours.rain }
}

extension WeatherReport {
    package func days(from now: Int64) -> [WeatherDay] {
        func number(_ moment: Int64) -> Int64 { (moment + zone.secondsFromUTC(at: moment)) / 86_400 }
        let today = number(now)
        let days = Dictionary(grouping: hours) { number($0.time) }.filter { $0.key >= today }
        return days.sorted { $0.key < $1.key }.map { day, hours in
            WeatherDay(
                number: day, isToday: day == today, hours: hours,
                highestUVIndex: day == today ? highestUVIndex : hours.compactMap(\.uvIndex).max())
        }
    }
}
