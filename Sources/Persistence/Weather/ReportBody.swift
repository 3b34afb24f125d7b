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
        let gust: Double?
        let visibility: Double?
        let uvIndex: Double?
        let highestUVIndex: Double?
        let code: Int?
        let isDay: Bool
        let sunrise: Int64?
        let sunset: Int64?
        let polar: String?
        let pm25: Double?
        let pm10: Double?
        let airTime: Int64?
    }

    private let zone: String
    private let offset: Int64
    private let current: Current
    private let times: [Int64]
    private let temperatures: [Double?]
    private let humidities: [Double?]
    private let codes: [Int?]
    // Reports of earlier versions lack these.
    private let chances: [Double?]?
    private let amounts: [Double?]?
    private let gusts: [Double?]?
    private let uvIndices: [Double?]?
    private let fine: [Double?]?
    private let coarse: [Double?]?

    init(_ report: WeatherReport) {
        zone = report.zone.name
        offset = report.zone.offset
        let now = report.current
        current = Current(
            time: now.time, interval: now.interval, temperature: now.temperature, feelsLike: now.feelsLike,
            minimum: now.minimum, maximum: now.maximum, humidity: now.humidity, pressure: now.pressure,
            windSpeed: now.windSpeed, windDirection: now.windDirection, gust: now.gust, visibility: now.visibility,
            uvIndex: now.uvIndex, highestUVIndex: now.highestUVIndex, code: now.code?.rawValue, isDay: now.isDay,
            sunrise: now.sunrise, sunset: now.sunset, polar: now.polar?.rawValue, pm25: now.dust?.pm25,
            pm10: now.dust?.pm10, airTime: now.airTime)
        times = report.hours.map(\.time)
        temperatures = report.hours.map(\.temperature)
        humidities = report.hours.map(\.humidity)
        codes = report.hours.map { $0.code?.rawValue }
        chances = Self.known(report.hours.map(\.rainChance))
        amounts = Self.known(report.hours.map(\.rain))
        gusts = Self.known(report.hours.map(\.gust))
        uvIndices = Self.known(report.hours.map(\.uvIndex))
        fine = Self.known(report.hours.map(\.dust?.pm25))
        coarse = Self.known(report.hours.map(\.dust?.pm10))
    }

    private static func known(_ values: [Double?]) -> [Double?]? { values.contains { $0 != nil } ? values : nil }

    func report(of city: Identifier<City>, fetchedAt: Int64) -> WeatherReport {
        func value<Value>(_ values: [Value?]?, _ index: Int) -> Value? {
            values.flatMap { $0.indices.contains(index) ? $0[index] : nil }
        }
        let hours = times.indices.map { index in
            HourlyWeather(
                time: times[index], temperature: value(temperatures, index), humidity: value(humidities, index),
                code: value(codes, index).flatMap(WeatherCode.init), rainChance: value(chances, index),
                rain: value(amounts, index), gust: value(gusts, index), uvIndex: value(uvIndices, index),
                dust: FineDust(pm25: value(fine, index), pm10: value(coarse, index)))
        }
        return WeatherReport(
            city: city,
            current: CurrentWeather(
                time: current.time, interval: current.interval, temperature: current.temperature,
                feelsLike: current.feelsLike, minimum: current.minimum, maximum: current.maximum,
                humidity: current.humidity, pressure: current.pressure, windSpeed: current.windSpeed,
                windDirection: current.windDirection, gust: current.gust, visibility: current.visibility,
                uvIndex: current.uvIndex, highestUVIndex: current.highestUVIndex,
                code: current.code.flatMap(WeatherCode.init), isDay: current.isDay, sunrise: current.sunrise,
                sunset: current.sunset,
                polar: current.polar.flatMap(PolarSun.init), dust: FineDust(pm25: current.pm25, pm10: current.pm10),
                airTime: current.airTime),
            hours: hours, zone: CityZone(name: zone, offset: offset), fetchedAt: fetchedAt)
    }
}
