import Domain

/// The stored form of a report: hours as parallel lists, which take a third of the space.
struct ReportBody: Codable {
    private struct Current: Codable {
        let time: Int64
        let interval: Int64
        let temperature: Double
        let feelsLike: Double?
        let minimum: Double?
        let maximum: Double?
        let humidity: Double?
        let pressure: Double?
        let windSpeed: Double?
        let windDirection: Double?
        let code: Int?
        let isDay: Bool
        let sunrise: Int64?
        let sunset: Int64?
    }

    private let zone: String
    private let offset: Int64
    private let current: Current
    private let times: [Int64]
    private let temperatures: [Double?]
    private let humidities: [Double?]
    private let codes: [Int?]

    init(_ report: WeatherReport) {
        zone = report.zone.name
        offset = report.zone.offset
        let now = report.current
        current = Current(
            time: now.time, interval: now.interval, temperature: now.temperature, feelsLike: now.feelsLike,
            minimum: now.minimum, maximum: now.maximum, humidity: now.humidity, pressure: now.pressure,
            windSpeed: now.windSpeed, windDirection: now.windDirection, code: now.code?.rawValue, isDay: now.isDay,
            sunrise: now.sunrise, sunset: now.sunset)
        times = report.hours.map(\.time)
        temperatures = report.hours.map(\.temperature)
        humidities = report.hours.map(\.humidity)
        codes = report.hours.map { $0.code?.rawValue }
    }

    func report(of city: Identifier<City>, fetchedAt: Int64) -> WeatherReport {
        let hours = times.indices.map { index in
            HourlyWeather(
                time: times[index], temperature: temperatures.indices.contains(index) ? temperatures[index] : nil,
                humidity: humidities.indices.contains(index) ? humidities[index] : nil,
                code: codes.indices.contains(index) ? codes[index].flatMap(WeatherCode.init) : nil)
        }
        return WeatherReport(
            city: city,
            current: CurrentWeather(
                time: current.time, interval: current.interval, temperature: current.temperature,
                feelsLike: current.feelsLike, minimum: current.minimum, maximum: current.maximum,
                humidity: current.humidity, pressure: current.pressure, windSpeed: current.windSpeed,
                windDirection: current.windDirection, code: current.code.flatMap(WeatherCode.init),
                isDay: current.isDay, sunrise: current.sunrise, sunset: current.sunset),
            hours: hours, zone: CityZone(name: zone, offset: offset), fetchedAt: fetchedAt)
    }
}
