import Domain
import Foundation
import Synchronization
import TestSupport

@testable import Networking

/// A stub of Open-Meteo that answers for each place in a request.
final class WeatherStub: Sendable {
    private let reply = Mutex<@Sendable ([Double]) -> StubServer.Answer>({ latitudes in
        .json(ForecastBody.list(of: latitudes.map { _ in ForecastBody().json }))
    })
    private let asked = Mutex<[[Double]]>([])

    /// The latitudes of each request, oldest first.
    var requests: [[Double]] { asked.withLock { $0 } }

    /// Changes the answer to all later requests.
    func answer(_ answer: @escaping @Sendable ([Double]) -> StubServer.Answer) {
        reply.withLock { $0 = answer }
    }

    func respond(to request: StubServer.Request) -> StubServer.Answer {
        let query = URLComponents(string: request.target)?.queryItems ?? []
        let latitudes =
            query.first { $0.name == "latitude" }?.value?.split(separator: ",").compactMap { Double($0) } ?? []
        asked.withLock { $0.append(latitudes) }
        return reply.withLock { $0 }(latitudes)
    }
}

/// A weather repository with everything down to the stub.
struct WeatherBench {
    let stub: WeatherStub
    let server: StubServer
    let clock: ManualClock
    let cache: InMemoryWeatherCache
    let client: OpenMeteoClient
    let weather: OpenMeteoWeatherRepository
    let forecasts: OpenMeteoForecastRepository

    /// Twenty cities with the latitudes 30, 31, …
    static let cities = WeatherCities.initial.enumerated().map { index, id in
        City(
            id: id, name: LocalizedText(both: id.rawValue),
            country: LocalizedText(english: "South Korea", korean: "대한민국"), countryCode: "KR",
            latitude: Double(30 + index), longitude: 127, timeZone: "Asia/Seoul")
    }

    static var seoul: City { cities[9] }

    init(_ stub: WeatherStub, _ server: StubServer) throws {
        self.stub = stub
        self.server = server
        clock = ManualClock(SampleReports.moment + 60)
        cache = InMemoryWeatherCache()
        let address = BaseURL("http://127.0.0.1:\(server.port)")!
        client = OpenMeteoClient(
            CurlHTTPTransport(userAgent: "dimo/test", clock: clock, sleep: { _ in try await Waiting.forever() }),
            at: OpenMeteo.Addresses(forecast: address, geocoding: address), cache: cache, clock: clock)
        weather = OpenMeteoWeatherRepository(client, cache: cache, clock: clock)
        forecasts = OpenMeteoForecastRepository(client, cache: cache, clock: clock)
    }

    /// Runs a test with a stub of its own.
    static func run(_ test: (WeatherBench) async throws -> Void) async throws {
        let stub = WeatherStub()
        try await StubServer.run(answering: { stub.respond(to: $0) }) { server in
            try await test(WeatherBench(stub, server))
        }
    }

    /// Updates Seoul and returns its report.
    func seoul(_ policy: RefreshPolicy = .whenDue) async throws -> (report: WeatherReport?, problem: WeatherProblem?) {
        let update = try await weather.update([Self.seoul], policy)
        return (update.reports["seoul"], update.problems["seoul"])
    }
}
