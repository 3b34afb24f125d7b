import Domain
import Foundation
import TestSupport
import Testing

@testable import Networking

/// Requests to Open-Meteo, and the values read from its answers.
struct OpenMeteoTests {
    private let addresses = OpenMeteo.Addresses(
        forecast: BaseURL(https: "api.open-meteo.com"), geocoding: BaseURL(https: "geocoding-api.open-meteo.com"))

    @Test func `several cities are one request for everything shown`() throws {
        let endpoint = OpenMeteo.forecast(Array(WeatherBench.cities.prefix(2))).endpoint(at: addresses)
        let query = Dictionary(uniqueKeysWithValues: endpoint.query.map { ($0.name, $0.value.value) })
        #expect(query["latitude"] == "30.0,31.0")
        #expect(query["longitude"] == "127.0,127.0")
        #expect(query["timezone"] == "auto" && query["forecast_days"] == "7" && query["wind_speed_unit"] == "ms")
        #expect(
            query["current"] == """
                temperature_2m,relative_humidity_2m,apparent_temperature,is_day,weather_code,pressure_msl,\
                wind_speed_10m,wind_direction_10m,wind_gusts_10m,visibility,uv_index
                """)
        #expect(
            query["hourly"] == """
                temperature_2m,relative_humidity_2m,weather_code,precipitation_probability,precipitation,\
                wind_gusts_10m,uv_index
                """)
        #expect(query["daily"] == "temperature_2m_max,temperature_2m_min,sunrise,sunset,uv_index_max")
        #expect(endpoint.requestURL.hasPrefix("https://api.open-meteo.com/v1/forecast?latitude=30.0%2C31.0&"))
    }

    @Test func `no log contains a place or a search text`() {
        let forecast = OpenMeteo.forecast([WeatherBench.seoul]).endpoint(at: addresses)
        #expect(forecast.description == "GET https://api.open-meteo.com/v1/forecast")
        let search = OpenMeteo.cities(named: "Seoul", .korean).endpoint(at: addresses)
        #expect(search.description == "GET https://geocoding-api.open-meteo.com/v1/search")
        #expect(search.requestURL.hasSuffix("?name=Seoul&count=10&language=ko&format=json"))
    }

    private func report(_ body: ForecastBody) throws -> WeatherReport? {
        try JSONDecoder().decode(ForecastDTO.self, from: Data(body.json.utf8))
            .report(of: "seoul", fetchedAt: SampleReports.moment + 60)
    }

    @Test func `a recorded answer decodes to a report`() throws {
        let report = try #require(try report(ForecastBody()))
        let midnight = SampleReports.moment - 14 * 3_600
        #expect(
            report.current
                == CurrentWeather(
                    time: SampleReports.moment, interval: 900, temperature: 3.4, feelsLike: -0.6, minimum: -2,
                    maximum: 7.1, humidity: 61, pressure: 1_021.4, windSpeed: 3.2, windDirection: 315,
                    code: WeatherCode(3), isDay: true, sunrise: midnight + 7 * 3_600 + 840,
                    sunset: midnight + 17 * 3_600 + 1_080))
        #expect(report.hours.count == 168)
        #expect(
            report.hours.first == HourlyWeather(time: midnight, temperature: -8, humidity: 50, code: WeatherCode(0)))
        #expect(report.zone == CityZone(name: "Asia/Seoul", offset: 32_400))
        #expect(report.origin == .provider)
    }

    @Test func `rain has a probability and an amount`() throws {
        var body = ForecastBody()
        body.hourlyRain = { ($0 == 15 ? nil : Double($0 % 24) * 4, $0 == 16 ? 900 : 0.5) }
        let report = try #require(try report(body))
        #expect(report.hours[14].rainChance == 56 && report.hours[14].rain == 0.5)
        #expect(report.hours[15].rainChance == nil && report.hours[16].rain == nil)
        let rain = report.rain(from: SampleReports.moment, hours: 3)
        #expect(rain.chance == 64 && rain.amount == 1)
        let slot = try #require(Forecast(report).slots.first)
        #expect(slot.rainChance == 68 && slot.rain == 1)
        let none = try #require(try self.report(ForecastBody()))
        let dry = none.rain(from: SampleReports.moment, hours: 12)
        #expect(dry.chance == nil && dry.amount == nil)
    }

    @Test func `gusts, sight and UV index are read for now, each hour and the day`() throws {
        var body = ForecastBody()
        body.outdoors = ForecastBody.Outdoors(
            gust: 8.1, visibility: 24_140, uv: 1.85, highestUV: 3.4, hourlyGust: { $0 == 15 ? 400 : Double($0 % 24) },
            hourlyUV: { $0 == 16 ? nil : Double($0 % 24) / 4 })
        let report = try #require(try report(body))
        let current = report.current
        #expect(current.gust == 8.1 && current.visibility == 24_140)
        #expect(current.uvIndex == 1.85 && report.highestUVIndex == 3.4)
        #expect(report.hours[14].gust == 14 && report.hours[15].gust == nil)
        #expect(report.hours[14].uvIndex == 3.5 && report.hours[16].uvIndex == nil)
        let slot = try #require(Forecast(report).slots.first)
        #expect(slot.gust == 17 && slot.uvIndex == 4.25)
        body.outdoors = ForecastBody.Outdoors(
            gust: -1, visibility: -5, uv: 90, highestUV: -2, hourlyGust: { _ in nil }, hourlyUV: { _ in nil })
        let odd = try #require(try self.report(body))
        #expect(odd.current.gust == nil && odd.current.visibility == nil && odd.highestUVIndex == nil)
        #expect(Forecast(odd).slots.first?.uvIndex == nil)
    }

    @Test(arguments: [
        ("2026-11-21T00:00", "2026-11-21T00:00", PolarSun.down), ("2026-11-21T00:00", "2026-11-22T00:00", .up),
    ])
    func `a day without sunrise has none, in polar day and night`(rise: String, set: String, polar: PolarSun) throws {
        var body = ForecastBody()
        body.sun = (rise, set)
        let current = try #require(try report(body)).current
        #expect(current.sunrise == nil && current.sunset == nil && current.polar == polar)
        #expect(try report(ForecastBody())?.current.polar == nil)
    }

    @Test func `gaps in the lists are gaps in the report`() throws {
        var body = ForecastBody()
        body.feelsLike = nil
        body.humidity = nil
        body.code = nil
        body.daily = false
        body.hourlyTemperature = { $0 % 2 == 0 ? nil : 1 }
        body.hourlyHumidity = { _ in nil }
        let report = try #require(try report(body))
        #expect(report.current.feelsLike == nil && report.current.humidity == nil && report.current.code == nil)
        #expect(report.current.minimum == nil && report.current.sunrise == nil)
        #expect(report.hours.count == 168)
        #expect(report.hours[0].temperature == nil && report.hours[1].temperature == 1)
        #expect(Forecast(report).slots.allSatisfy { $0.maximum == 1 && $0.minimum == 1 && $0.humidity == nil })
    }

    @Test func `an answer without a valid temperature or time is no report`() throws {
        var body = ForecastBody()
        body.temperature = nil
        #expect(try report(body) == nil)
        body.temperature = 9_999
        #expect(try report(body) == nil)
        body = ForecastBody()
        body.currentTime = "2026-11-21 14:00"
        #expect(try report(body) == nil)
    }

    @Test func `impossible values are dropped`() throws {
        var body = ForecastBody()
        body.humidity = 400
        body.feelsLike = -4_000
        body.code = 62
        let report = try #require(try report(body))
        #expect(report.current.humidity == nil && report.current.feelsLike == nil && report.current.code == nil)
    }

    @Test func `the offset of a zone is exact to the minute`() throws {
        var body = ForecastBody()
        body.timezone = "Asia/Kathmandu"
        body.offset = 20_700
        body.currentTime = "2026-11-21T10:45"
        let report = try #require(try report(body))
        #expect(report.current.time == SampleReports.moment)
        #expect(report.hours.first?.time == SampleReports.moment - 38_700)
        #expect(report.zone.clock(of: report.current.time) == (10, 45))
        body.timezone = "Nowhere/Unknown"
        #expect(try #require(try self.report(body)).zone.clock(of: SampleReports.moment) == (10, 45))
    }

    /// Berlin, 29 March 2026: the clock leaps from 2:00 to 3:00.
    @Test func `a day of 23 hours keeps its hours one hour apart`() throws {
        var body = ForecastBody()
        body.timezone = "Europe/Berlin"
        body.offset = 3_600
        body.currentTime = "2026-03-29T01:15"
        // The provider applies the current offset to every hour.
        let even = try #require(try report(body))
        #expect(zip(even.hours, even.hours.dropFirst()).allSatisfy { $1.time - $0.time == 3_600 })
        #expect(even.zone.clock(of: even.hours[2].time) == (3, 0))
        // Wall clock times have no 2:00.
        body.hours = [0, 1, 3, 4, 5].map { "2026-03-29T0\($0):00" }
        let leaping = try #require(try report(body))
        #expect(leaping.hours.map(\.time) == even.hours.prefix(5).map(\.time))
    }

    /// Berlin, 25 October 2026: 2:00 comes twice.
    @Test func `a day of 25 hours keeps both hours of the same name`() throws {
        var body = ForecastBody()
        body.timezone = "Europe/Berlin"
        body.offset = 7_200
        body.currentTime = "2026-10-25T01:15"
        let even = try #require(try report(body))
        #expect(zip(even.hours, even.hours.dropFirst()).allSatisfy { $1.time - $0.time == 3_600 })
        body.hours = [0, 1, 2, 2, 3].map { "2026-10-25T0\($0):00" }
        let repeating = try #require(try report(body))
        #expect(repeating.hours.map(\.time) == even.hours.prefix(5).map(\.time))
        #expect(repeating.hours.map { repeating.zone.clock(of: $0.time).hour } == [0, 1, 2, 2, 3])
    }
}
