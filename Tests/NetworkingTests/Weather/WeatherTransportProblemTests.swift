import Domain
import TestSupport
import Testing

@testable import Networking

/// Errors of the transport, as the screens hear of them.
struct WeatherTransportProblemTests {
    private func problem(_ reason: NetworkError.Reason) async throws -> WeatherProblem? {
        let clock = ManualClock(SampleReports.moment)
        let cache = InMemoryWeatherCache()
        let client = OpenMeteoClient(
            ScriptedHTTPClient(.failure(NetworkError(reason, to: .sample))),
            at: OpenMeteo.Addresses(forecast: BaseURL(https: "example.org"), geocoding: BaseURL(https: "example.org")),
            cache: cache, clock: clock)
        let weather = OpenMeteoWeatherRepository(client, cache: cache, clock: clock)
        return try await weather.update([WeatherBench.seoul], .whenDue).problems["seoul"]
    }

    @Test(arguments: [
        (NetworkError.Reason.offline, WeatherProblem.offline), (.connectionLost, .offline),
        (.switchedOff, .switchedOff),
        (.timedOut, .timedOut), (.notSecure, .insecure), (.tooLarge, .unreadable),
        (.undecodable(at: "current"), .unreadable), (.status(301, retryAfter: nil), .outOfOrder(status: 301)),
    ])
    func `each has its own problem`(reason: NetworkError.Reason, expected: WeatherProblem) async throws {
        #expect(try await problem(reason) == expected)
    }

    @Test func `a name that cannot be looked up is no connection, and what speaks no TLS is not safe`() async throws {
        let transport = CurlHTTPTransport.make()
        let nowhere = try #require(BaseURL("https://weather.invalid"))
        #expect(await transport.failure(of: Endpoint(.get, nowhere))?.reason == .offline)
        let plain = try #require(BaseURL("https://127.0.0.1:\(try ClosingServer.withoutTLS().port)"))
        let failure = await transport.failure(of: Endpoint(.get, plain))
        #expect(failure?.reason == .notSecure, "\(String(describing: failure))")
    }

    @Test func `with the network switched off nothing is sent`() async throws {
        try await WeatherBench.run { bench in
            let address = try #require(BaseURL("http://127.0.0.1:\(bench.server.port)"))
            let client = OpenMeteoClient(
                SwitchedHTTPClient(CurlHTTPTransport.make(), isOffline: { true }),
                at: OpenMeteo.Addresses(forecast: address, geocoding: address), cache: bench.cache, clock: bench.clock)
            let weather = OpenMeteoWeatherRepository(client, cache: bench.cache, clock: bench.clock)
            #expect(try await weather.update([WeatherBench.seoul], .now).problems == ["seoul": .switchedOff])
            // What is not asked does not count against the day.
            #expect(bench.cache.calls(on: bench.clock.now() / 86_400) == 0)
            await #expect(throws: WeatherProblem.switchedOff) {
                try await client.cities(named: "London", in: .english)
            }
            #expect(bench.server.requests.isEmpty)
        }
    }
}
