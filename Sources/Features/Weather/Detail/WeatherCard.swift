import Domain

struct WeatherCard: Equatable, Sendable {
    struct Fact: Equatable, Sendable {
        let label: String
        let value: String
        /// Whether it gives way to the coming hours where rows are few.
        var isMinor = false
    }

    struct Hour: Equatable, Sendable {
        /// The hour in the city's time; the day at midnight.
        let label: String
        let isMidnight: Bool
        let isDay: Bool
        let celsius: Double?
        /// Whole degrees without the degree sign.
        let temperature: String
        let humidity: String
        /// The chance of rain in per cent, without the sign; empty if unknown.
        let rain: String
        /// In whole units; empty if unknown.
        let gust: String
        let uv: String
    }

    /// Consecutive hours with the same sky.
    struct Sky: Equatable, Sendable {
        let hours: Range<Int>
        let name: String
        let icon: WeatherIcon?
    }

    struct Day: Equatable, Sendable {
        let name: String
        let condition: String
        let icon: WeatherIcon?
        let low: Double?
        let high: Double?
        let lowText: String
        let highText: String
        /// The chance and the amount of rain; empty if unknown.
        let rain: String
        /// The highest UV index with its label; empty if unknown.
        let uv: String
    }

    let name: String
    /// The temperature in whole degrees.
    let degrees: String
    let unit: String
    let windUnit: String
    let celsius: Double?
    let description: String
    /// The age of the value, and its time.
    let age: String
    let isStale: Bool
    let facts: [Fact]
    let icons: [WeatherIcon.Size: WeatherIcon]
    let hours: [Hour]
    let skies: [Sky]
    let days: [Day]

    static func keys(of report: WeatherReport) -> Set<WeatherIcon.Key> {
        let current = report.current
        var keys = Set(WeatherIcon.Size.allCases.compactMap { WeatherIcon.Key(current.code, isDay: current.isDay, $0) })
        for code in Set(report.hours.map(\.code)) {
            for isDay in [true, false] { WeatherIcon.Key(code, isDay: isDay, .small).map { _ = keys.insert($0) } }
        }
        return keys
    }
}
