import Foundation

/// Makes up weather for use without a network, deterministically by city and hour. Always marked as a sample.
package struct SampleWeather: WeatherRepository, ForecastRepository {
    private let clock: any WallClock

    package init(clock: any WallClock) { self.clock = clock }

    package func known(_ cities: [City]) async throws -> [Identifier<City>: WeatherReport] {
        let now = clock.now()
        return Dictionary(cities.map { ($0.id, Self.report(of: $0, at: now)) }, uniquingKeysWith: { $1 })
    }

    package func update(_ cities: [City], _ policy: RefreshPolicy) async throws -> WeatherUpdate {
        WeatherUpdate(reports: try await known(cities))
    }

    package func known(_ city: City) async throws -> Forecast? {
        Forecast(Self.report(of: city, at: clock.now()))
    }

    package func forecast(of city: City, _ policy: RefreshPolicy) async throws -> Forecast {
        Forecast(Self.report(of: city, at: clock.now()))
    }

    /// Makes up a city's weather, which changes every quarter of an hour like the provider's.
    static func report(of city: City, at now: Int64) -> WeatherReport {
        let zone = CityZone(city)
        let climate = SampleClimate(city, zone)
        let time = now - now % 900
        let day = zone.moment(of: zone.day(of: now))
        let hours = (0..<168).map { climate.hour(day + $0 * 3_600) }
        let today = hours.prefix { zone.day(of: $0.time) == zone.day(of: now) }
        let (temperature, humidity, _) = climate.weather(at: time)
        let degrees = today.compactMap(\.temperature) + [temperature]
        let wind = climate.wind(at: time)
        return WeatherReport(
            city: city.id,
            current: CurrentWeather(
                time: time, temperature: temperature, feelsLike: climate.rounded(temperature - wind * 0.7),
                minimum: degrees.min(), maximum: degrees.max(), humidity: humidity,
                pressure: climate.pressure(at: time), windSpeed: wind,
                windDirection: climate.windDirection(at: time), gust: climate.gust(at: time),
                visibility: climate.visibility(humidity), uvIndex: climate.uvIndex(at: time),
                highestUVIndex: today.compactMap(\.uvIndex).max(), code: hours.last { $0.time <= time }?.code,
                isDay: (6..<18).contains(zone.clock(of: time).hour), sunrise: day + 6 * 3_600 + 41 * 60,
                sunset: day + 18 * 3_600 + 12 * 60, dust: climate.dust(at: time), airTime: time),
            hours: hours, zone: zone, fetchedAt: now, origin: .sample)
    }
}

/// Made-up values: waves with a period of a day and of several days, with a phase per city. It rains or snows in every
/// hour of a local day or in none, so that the sky of the moment, of the coming hours and of the day agree.
private struct SampleClimate {
    /// The mean of November.
    private let mean: Double
    /// Degrees by which July is warmer than the mean; negative in the south, 12 at most for cooler summers far north.
    private let season: Double
    private let phase: Double
    private let zone: CityZone

    init(_ city: City, _ zone: CityZone) {
        self.zone = zone
        let seed = city.id.rawValue.fnv1a()
        phase = Double(seed % 6_283) / 1_000
        season = city.latitude < 0 ? city.latitude * 0.15 : min(city.latitude * 0.33, 12)
        mean = 26 - abs(city.latitude) * 0.45 + Double(seed >> 32 % 5) - 2
    }

    func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }

    func hour(_ time: Int64) -> HourlyWeather {
        let (temperature, humidity, code) = weather(at: time)
        let isWet = code?.condition.isWet ?? false
        return HourlyWeather(
            time: time, temperature: temperature, humidity: humidity, code: code,
            rainChance: isWet ? 80 : min(max((humidity - 45) * 1.5, 0), 60).rounded(),
            rain: isWet ? rounded((humidity - 78) / 20) : 0, gust: gust(at: time), uvIndex: uvIndex(at: time),
            dust: dust(at: time))
    }

    func dust(at time: Int64) -> FineDust? {
        let fine = (24 + 20 * wave(time, days: 3.1)).rounded()
        return FineDust(pm25: fine, pm10: (fine * 1.7).rounded())
    }

    func weather(at time: Int64) -> (temperature: Double, humidity: Double, code: WeatherCode?) {
        let clock = zone.clock(of: time)
        let hour = Double(clock.hour) + Double(clock.minute) / 60
        // Warmest at three in the afternoon.
        let daily = cos((hour - 15) / 24 * 2 * .pi)
        let slow = wave(time, days: 3.7)
        let isWet = wave(zone.moment(of: zone.day(of: time), hour: 12), days: 3.7) < -0.6
        let humidity = min(max(62 - daily * 14 - slow * 16, isWet ? 82 : 20), isWet ? 97 : 78).rounded()
        let average = mean + season * Self.warmth(in: zone.day(of: time).month) + slow * 3
        return (rounded(average + daily * 4.5), humidity, WeatherCode(code(humidity, average)))
    }

    /// From -0.5 in January to 1.5 in July; 0 in November.
    private static func warmth(in month: Int) -> Double { cos(Double(month - 7) / 6 * .pi) + 0.5 }

    func wind(at time: Int64) -> Double { rounded(3 + 2.2 * wave(time, days: 0.9)) }
    func gust(at time: Int64) -> Double { rounded(wind(at: time) * 1.8) }
    func visibility(_ humidity: Double) -> Double { max(200, (100 - humidity) * 400) }
    func windDirection(at time: Int64) -> Double { (180 + 179 * wave(time, days: 2.3)).rounded() }
    func pressure(at time: Int64) -> Double { rounded(1_015 + 9 * wave(time, days: 4.1)) }

    /// Highest at noon, and 0 from six in the evening to six in the morning.
    func uvIndex(at time: Int64) -> Double {
        let clock = zone.clock(of: time)
        let hour = Double(clock.hour) + Double(clock.minute) / 60
        return rounded(max(0, cos((hour - 12) / 12 * .pi)) * min(max(mean / 3, 1), 9))
    }

    private func wave(_ time: Int64, days: Double) -> Double {
        sin(Double(time) / (days * 86_400) * 2 * .pi + phase)
    }

    private func code(_ humidity: Double, _ temperature: Double) -> Int {
        switch humidity {
        case ..<48: 0
        case ..<58: 1
        case ..<68: 2
        case ..<80: 3
        case ..<88: temperature < 1 ? 71 : 51
        default: temperature < 1 ? 73 : 61
        }
    }
}
