import Domain
import Foundation

@testable import Networking

extension Endpoint {
    /// Something to ask where the address does not matter.
    static let sample = Endpoint(.get, BaseURL(https: "example.org", path: "/v1"), path: ["drinks"])

    /// A question to a stub.
    static func stub(
        _ server: StubServer, _ method: RequestMethod = .get, path: [RequestText] = ["drinks"],
        query: [RequestField] = [], headers: [RequestField] = [], body: Data? = nil
    ) -> Endpoint {
        Endpoint(
            method, BaseURL("http://127.0.0.1:\(server.port)")!, path: path, query: query, headers: headers, body: body)
    }
}

extension CurlHTTPTransport {
    /// A transport whose requests time out when `sleep` returns, and else never.
    static func make(
        bodyLimit: Int = 10_000, clock: any WallClock = StoppedClock(),
        sleep: @escaping @Sendable (Duration) async throws -> Void = { _ in try await Waiting.forever() }
    ) -> CurlHTTPTransport {
        CurlHTTPTransport(userAgent: "dimo/test", bodyLimit: bodyLimit, clock: clock, sleep: sleep)
    }

    /// Why a request fails; nil when it does not.
    func failure(of endpoint: Endpoint) async -> NetworkError? {
        do throws(NetworkError) {
            _ = try await response(to: endpoint)
            return nil
        } catch {
            return error
        }
    }
}
