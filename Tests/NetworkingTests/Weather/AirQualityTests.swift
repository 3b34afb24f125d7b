import Domain
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Networking

/// Fine dust from the provider's second address. Its failures never affect the weather.
struct AirQualityTests {
    private static func body(_ pm25: String, _ pm10: String) -> String {
        """
        {"utc_offset_seconds": 32400, "timezone": "Asia/Seoul",
         "current": {"time": "2026-11-21T14:00", "interval": 3600, "pm10": \(pm10), "pm2_5": \(pm25)},
         "hourly": {"time": ["2026-11-21T14:00", "2026-11-21T15:00", "2026-11-21T16:00"],
           "pm10": [60, null, 99999], "pm2_5": [40.5, 41, null]}}
        """
    }

    private final class Air: Sendable {
        let answer = Mutex<StubServer.Answer>(.json(AirQualityTests.body("40.4", "62")))
    }

    private func run(
        _ test: (OpenMeteoWeatherRepository, ManualClock, Air, StubServer) async throws -> Void
    ) async throws {
        let air = Air()
        let stub = WeatherStub()
        try await StubServer.run(answering: { request in
            request.target.hasPrefix("/v1/air-quality") ? air.answer.withLock { $0 } : stub.respond(to: request)
        }) { server in
            let clock = ManualClock(SampleReports.moment + 60)
            let cache = InMemoryWeatherCache()
            let address = try #require(BaseURL("http://127.0.0.1:\(server.port)"))
            let transport = CurlHTTPTransport(
                userAgent: "dimo/test", clock: clock, sleep: { _ in try await Waiting.forever() })
            let client = OpenMeteoClient(
                transport, at: OpenMeteo.Addresses(forecast: address, geocoding: address, air: address), cache: cache,
                clock: clock)
            try await test(OpenMeteoWeatherRepository(client, cache: cache, clock: clock), clock, air, server)
            await transport.shutDown()
        }
    }

    private func asked(_ server: StubServer) -> Int {
        server.requests.filter { $0.target.hasPrefix("/v1/air-quality") }.count
    }

    @Test func `a report has the particles of now and of each hour`() async throws {
        try await run { weather, _, _, server in
            let update = try await weather.update([WeatherBench.seoul], .whenDue)
            let report = try #require(update.reports["seoul"])
            #expect(report.current.dust == FineDust(pm25: 40.4, pm10: 62))
            #expect(report.current.dust?.grade == .bad)
            #expect(report.hours[14].dust == FineDust(pm25: 40.5, pm10: 60))
            #expect(report.hours[15].dust == FineDust(pm25: 41, pm10: nil))
            #expect(report.hours[16].dust == nil && report.hours[13].dust == nil)
            let request = try #require(server.requests.first { $0.target.hasPrefix("/v1/air-quality") })
            #expect(request.target.contains("current=pm10%2Cpm2_5") && request.target.contains("timezone=auto"))
        }
    }

    @Test func `air quality is requested once an hour, and kept in between`() async throws {
        try await run { weather, clock, air, server in
            _ = try await weather.update([WeatherBench.seoul], .whenDue)
            air.answer.withLock { $0 = .json(Self.body("10", "20")) }
            clock.advance(by: 1_800)
            let between = try await weather.update([WeatherBench.seoul], .now).reports["seoul"]
            #expect(between?.current.dust?.pm25 == 40.4 && asked(server) == 1)
            clock.advance(by: 1_800)
            let later = try await weather.update([WeatherBench.seoul], .now).reports["seoul"]
            #expect(later?.current.dust?.pm25 == 10 && asked(server) == 2)
        }
    }

    @Test(arguments: ["{", "[]", #"{"error": true, "reason": "no"}"#, "<html>"])
    func `an invalid answer leaves the weather unchanged`(body: String) async throws {
        try await run { weather, _, air, _ in
            air.answer.withLock { $0 = .json(body) }
            let update = try await weather.update([WeatherBench.seoul], .whenDue)
            #expect(update.problems.isEmpty)
            #expect(update.reports["seoul"]?.current.temperature == 3.4)
            #expect(update.reports["seoul"]?.current.dust == nil)
        }
    }

    @Test func `without an address no air quality is requested`() async throws {
        try await WeatherBench.run { bench in
            _ = try await bench.seoul()
            #expect(asked(bench.server) == 0)
        }
    }
}
