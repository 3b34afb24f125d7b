import Domain
import GRDB
import Synchronization
import TestSupport
import Testing

@testable import Persistence

/// Reports stored across starts, and the counter of requests per day.
struct SQLiteWeatherCacheTests {
    private let database: AppDatabase
    private let cache: SQLiteWeatherCache

    init() async throws {
        database = try AppDatabase.inMemory()
        cache = SQLiteWeatherCache(database: database)
    }

    /// How many rows this connection has changed.
    private func changes() async throws -> Int {
        try await database.writer.writeWithoutTransaction { $0.totalChangesCount }
    }

    @Test func `a report is read back as stored, even with gaps`() async throws {
        var rainy = SampleReports.report().hours
        rainy[3].rainChance = 60
        rainy[4].rain = 1.5
        rainy[5].dust = FineDust(pm25: 20, pm10: nil)
        (rainy[6].gust, rainy[7].uvIndex) = (8.1, 3.5)
        var current = SampleReports.report().current
        (current.sunrise, current.sunset, current.polar) = (nil, nil, .down)
        (current.dust, current.airTime) = (FineDust(pm25: nil, pm10: 90), 1_000)
        (current.gust, current.visibility, current.uvIndex, current.highestUVIndex) = (9, 24_140, 1.85, 3.4)
        let whole = WeatherReport(
            city: "seoul", current: current, hours: rainy, zone: SampleReports.report().zone,
            fetchedAt: SampleReports.moment)
        let holes = WeatherReport(
            city: "kathmandu", current: CurrentWeather(time: 1_000, temperature: -3.25, isDay: false),
            hours: [HourlyWeather(time: 900), HourlyWeather(time: 4_500, temperature: 1, humidity: 40)],
            zone: CityZone(name: "Asia/Kathmandu", offset: 20_700), fetchedAt: SampleReports.moment - 60)
        try await cache.keep([whole, holes])
        #expect(try await cache.reports(of: ["seoul", "kathmandu", "paris"]) == ["seoul": whole, "kathmandu": holes])
    }

    @Test func `a report of an earlier version without gusts, visibility and UV is read`() async throws {
        let body = """
            {"zone": "Asia/Seoul", "offset": 32400,
             "current": {"time": 1000, "interval": 900, "temperature": 3.4, "windSpeed": 2, "isDay": true},
             "times": [900], "temperatures": [3], "humidities": [40], "codes": [3]}
            """
        try await database.writer.write { db in
            try db.execute(
                sql: "INSERT INTO weather_report (city, fetched_at, body) VALUES ('seoul', 1000, ?)", arguments: [body])
        }
        let report = try #require(try await cache.reports(of: ["seoul"])["seoul"])
        #expect(report.current == CurrentWeather(time: 1_000, temperature: 3.4, windSpeed: 2))
        #expect(report.hours == [HourlyWeather(time: 900, temperature: 3, humidity: 40, code: WeatherCode(3))])
    }

    @Test func `a newer report replaces the old one`() async throws {
        try await cache.keep([SampleReports.report()])
        let newer = SampleReports.report(temperature: 9, at: SampleReports.moment + 900)
        try await cache.keep([newer])
        #expect(try await cache.reports(of: ["seoul"]) == ["seoul": newer])
    }

    @Test func `an unchanged report is not written again, and a sample never`() async throws {
        try await cache.keep([SampleReports.report()])
        let before = try await changes()
        try await cache.keep([SampleReports.report()])
        try await cache.keep([SampleReports.report("busan", origin: .sample)])
        #expect(try await changes() == before)
        #expect(try await cache.reports(of: ["busan"]).isEmpty)
    }

    @Test func `an unreadable report counts as missing`() async throws {
        try await database.writer.write { db in
            try db.execute(sql: "INSERT INTO weather_report (city, fetched_at, body) VALUES ('seoul', 1, '{\"zone\":')")
        }
        #expect(try await cache.reports(of: ["seoul"]).isEmpty)
        try await cache.keep([SampleReports.report()])
        #expect(try await cache.reports(of: ["seoul"]).count == 1)
    }

    @Test func `reports older than a month are dropped when newer ones come`() async throws {
        let old = SampleReports.moment - 31 * 86_400
        try await cache.keep([SampleReports.report("busan", at: old)])
        try await cache.keep([SampleReports.report()])
        #expect(try await Set(cache.reports(of: ["seoul", "busan"]).keys) == ["seoul"])
    }

    @Test func `the call counter stops at its limit and restarts each day`() async throws {
        #expect(try await cache.count(7_990, on: 20_000, limit: 8_000))
        #expect(try await cache.count(20, on: 20_000, limit: 8_000) == false)
        #expect(try await cache.count(10, on: 20_000, limit: 8_000))
        #expect(try await cache.count(1, on: 20_000, limit: 8_000) == false)
        #expect(try await cache.count(20, on: 20_001, limit: 8_000))
        let days = try await database.read { db in try Int.fetchOne(db, sql: "SELECT count(*) FROM weather_calls") }
        #expect(days == 1)
    }

    @Test func `a new report changes the weather area`() async throws {
        let changed = Mutex<StoreArea>([])
        database.observeChanges { areas in changed.withLock { $0.formUnion(areas) } }
        try await cache.keep([SampleReports.report()])
        #expect(changed.withLock { $0 } == .weather)
    }
}
