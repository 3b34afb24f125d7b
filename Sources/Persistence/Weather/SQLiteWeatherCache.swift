package import Domain
import Foundation
import GRDB

package struct SQLiteWeatherCache: WeatherCache {
    /// Seconds after which a report is dropped, counted back from the newest report of any city.
    private static let lifetime: Int64 = 30 * 86_400

    private let database: AppDatabase

    package init(database: AppDatabase) { self.database = database }

    /// Leaves out cities without a readable report.
    package func reports(of cities: [Identifier<City>]) async throws -> [Identifier<City>: WeatherReport] {
        let rows = try await database.read { db in
            try cities.compactMap { city in
                try Row.fetchOne(db, SQL.report, [city.rawValue]).map { row in
                    (city, row["fetched_at"] as Int64, row["body"] as String)
                }
            }
        }
        let reports = rows.compactMap { city, fetchedAt, body in
            (try? JSONDecoder().decode(ReportBody.self, from: Data(body.utf8))).map {
                (city, $0.report(of: city, fetchedAt: fetchedAt))
            }
        }
        return Dictionary(reports, uniquingKeysWith: { $1 })
    }

    /// Stores the provider's reports, but not unchanged ones or samples.
    package func keep(_ reports: [WeatherReport]) async throws {
        let known = try await self.reports(of: reports.map(\.city))
        let fresh = try reports.filter { !$0.isSample && known[$0.city] != $0 }.map { report in
            let body = try JSONEncoder().encode(ReportBody(report))
            return (report, String(decoding: body, as: UTF8.self))
        }
        guard let newest = fresh.map(\.0.fetchedAt).max() else { return }
        try await database.write { db in
            for (report, body) in fresh {
                try db.execute(SQL.keep, [report.city.rawValue, report.fetchedAt, body])
            }
            try db.execute(SQL.forget, [newest - Self.lifetime])
        }
    }

    /// Counts calls of a day and deletes earlier days.
    package func count(_ calls: Int, on day: Int64, limit: Int) async throws -> Bool {
        try await database.write { db in
            let before = try Int.fetchOne(db, SQL.calls, [day]) ?? 0
            guard before + calls <= limit else { return false }
            try db.execute(SQL.count, [day, calls])
            if before == 0 { try db.execute(SQL.forgetDays, [day]) }
            return true
        }
    }

    enum SQL {
        static let report = "SELECT fetched_at, body FROM weather_report WHERE city = ?"
        static let keep = """
            INSERT INTO weather_report (city, fetched_at, body) VALUES (?, ?, ?)
            ON CONFLICT (city) DO UPDATE SET fetched_at = excluded.fetched_at, body = excluded.body
            """
        static let forget = "DELETE FROM weather_report WHERE fetched_at < ?"
        static let calls = "SELECT calls FROM weather_calls WHERE day = ?"
        static let count = """
            INSERT INTO weather_calls (day, calls) VALUES (?, ?)
            ON CONFLICT (day) DO UPDATE SET calls = calls + excluded.calls
            """
        static let forgetDays = "DELETE FROM weather_calls WHERE day < ?"
    }
}

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
