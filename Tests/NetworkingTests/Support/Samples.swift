import Domain
import Foundation

@testable import Networking

extension Endpoint {
    /// A request for tests in which the address does not matter.
    static let sample = Endpoint(.get, BaseURL(https: "example.org", path: "/v1"), path: ["drinks"])

    /// A request to a stub.
    static func stub(
        _ server: StubServer, _ method: RequestMethod = .get, path: [RequestText] = ["drinks"],
        query: [RequestField] = [], headers: [RequestField] = [], body: Data? = nil
    ) -> Endpoint {
        Endpoint(
            method, BaseURL("http://127.0.0.1:\(server.port)")!, path: path, query: query, headers: headers, body: body)
    }
}

extension CurlHTTPTransport {
    /// A transport whose requests time out only when `sleep` returns.
    static func make(
        bodyLimit: Int = 10_000, clock: any WallClock = StoppedClock(),
        sleep: @escaping @Sendable (Duration) async throws -> Void = { _ in try await Waiting.forever() }
    ) -> CurlHTTPTransport {
        CurlHTTPTransport(userAgent: "dimo/test", bodyLimit: bodyLimit, clock: clock, sleep: sleep)
    }

    /// The error of a request; nil if it succeeds.
    func failure(of endpoint: Endpoint) async -> NetworkError? {
        do throws(NetworkError) {
            _ = try await response(to: endpoint)
            return nil
        } catch {
            return error
        }
    }
}
