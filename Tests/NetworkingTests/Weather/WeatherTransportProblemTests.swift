import Domain
import FlyingSocks
import Foundation
import TestSupport
import Testing

@testable import Networking

/// The transport's errors as weather problems.
struct WeatherTransportProblemTests {
    private static let proxyProblem = ProxyProblem("https_proxy", .refused(status: 407))

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
        (.proxy(Self.proxyProblem), .proxy(Self.proxyProblem)), (.timedOut, .timedOut), (.notSecure, .insecure),
        (.tooLarge, .unreadable),
        (.undecodable(at: "current"), .unreadable), (.status(301, retryAfter: nil), .outOfOrder(status: 301)),
    ])
    func `each failure has its own problem`(reason: NetworkError.Reason, expected: WeatherProblem) async throws {
        #expect(try await problem(reason) == expected)
    }

    @Test(arguments: [407, 403])
    func `a refusing proxy is not a lost connection and is not retried`(status: Int) async throws {
        let proxy = try ClosingServer(connections: 3) { connection in
            defer { try? connection.close() }
            _ = try? connection.read(atMost: 4_096)
            let head = "HTTP/1.1 \(status) Refused\r\nContent-Length: 0\r\n\r\n"
            _ = try? connection.write(Data(head.utf8))
        }
        let transport = CurlHTTPTransport(
            userAgent: "dimo/test",
            proxies: ProxyEnvironment { $0 == "HTTPS_PROXY" ? "http://127.0.0.1:\(proxy.port)" : nil },
            clock: StoppedClock(),
            sleep: { _ in try await Waiting.forever() })
        let client = RetryingHTTPClient(transport, sleep: { _ in })
        let nowhere = Endpoint(.get, try #require(BaseURL("https://weather.invalid")))
        let error = await #expect(throws: NetworkError.self) { try await client.response(to: nowhere) }
        #expect(error?.reason == .proxy(ProxyProblem("HTTPS_PROXY", .refused(status: status))))
        #expect(proxy.connections == 1)
        // Requests to this machine bypass the proxy.
        try await StubServer.run { server in
            let status = try await transport.response(to: .stub(server)).status
            #expect(status == 200)
        }
        await transport.shutDown()
    }

    @Test func `a silent proxy is named by its variable`() async throws {
        // Accepts the connection and closes it without an answer.
        let silent = try ClosingServer(connections: 1) { connection in
            _ = try? connection.read(atMost: 4_096)
            try? connection.close()
        }
        for address in ["http://127.0.0.1:9", "http://127.0.0.1:\(silent.port)"] {
            let transport = CurlHTTPTransport(
                userAgent: "dimo/test",
                proxies: ProxyEnvironment { $0 == "all_proxy" ? address : nil }, clock: StoppedClock(),
                sleep: { _ in try await Waiting.forever() })
            let nowhere = Endpoint(.get, try #require(BaseURL("https://weather.invalid")))
            #expect(await transport.failure(of: nowhere)?.reason == .proxy(ProxyProblem("all_proxy", .unreachable)))
            await transport.shutDown()
        }
    }

    @Test(arguments: [
        ("https", "example.org", "https_proxy"), ("http", "example.org", nil), ("https", "nas.home", nil),
        ("https", "home", nil), ("https", "athome", "https_proxy"), ("https", "127.0.0.1", nil),
        ("https", "localhost", nil),
    ])
    func `a proxy applies to its scheme, but not to excluded hosts`(scheme: String, host: String, variable: String?) {
        let environment = ["HTTP_PROXY": "a", "https_proxy": "b", "HTTPS_PROXY": "c", "NO_PROXY": "x, .home"]
        #expect(ProxyEnvironment { environment[$0] }.proxy(scheme: scheme, host: host)?.variable == variable)
    }

    @Test func `a web page instead of the weather means a network that wants a sign-in`() async throws {
        try await WeatherBench.run { bench in
            bench.stub.answer { _ in
                StubServer.Answer(headers: ["Content-Type": "text/html"], body: Data("\n<html>Sign in</html>".utf8))
            }
            let problems = try await bench.weather.update([WeatherBench.seoul], .now).problems
            #expect(problems == ["seoul": .webPage])
        }
    }

    @Test func `an unknown host is offline, and a server without TLS is not secure`() async throws {
        let transport = CurlHTTPTransport.make()
        let nowhere = try #require(BaseURL("https://weather.invalid"))
        #expect(await transport.failure(of: Endpoint(.get, nowhere))?.reason == .offline)
        let plain = try #require(BaseURL("https://127.0.0.1:\(try ClosingServer.withoutTLS().port)"))
        let failure = await transport.failure(of: Endpoint(.get, plain))
        #expect(failure?.reason == .notSecure, "\(String(describing: failure))")
    }

    @Test func `the certificate file named by the environment is used`() async throws {
        let transport = CurlHTTPTransport(
            userAgent: "dimo/test", authorities: "/nowhere/own-authorities.pem", clock: StoppedClock(),
            sleep: { _ in try await Waiting.forever() })
        let server = try #require(BaseURL("https://127.0.0.1:\(try ClosingServer.withoutTLS().port)"))
        let failure = await transport.failure(of: Endpoint(.get, server))
        #expect(failure?.reason == .notSecure)
        #expect(failure?.cause?.description.contains("own-authorities.pem") == true, "\(String(describing: failure))")
        await transport.shutDown()
    }

    @Test func `a switched-off network sends no request`() async throws {
        try await WeatherBench.run { bench in
            let address = try #require(BaseURL("http://127.0.0.1:\(bench.server.port)"))
            let client = OpenMeteoClient(
                SwitchedHTTPClient(CurlHTTPTransport.make(), isOffline: { true }),
                at: OpenMeteo.Addresses(forecast: address, geocoding: address), cache: bench.cache, clock: bench.clock)
            let weather = OpenMeteoWeatherRepository(client, cache: bench.cache, clock: bench.clock)
            #expect(try await weather.update([WeatherBench.seoul], .now).problems == ["seoul": .switchedOff])
            // Requests that are not sent do not count towards the daily limit.
            #expect(bench.cache.calls(on: bench.clock.now() / 86_400) == 0)
            await #expect(throws: WeatherProblem.switchedOff) {
                try await client.cities(named: "London", in: .english)
            }
            #expect(bench.server.requests.isEmpty)
        }
    }
}
