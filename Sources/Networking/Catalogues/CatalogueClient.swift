import Domain
import Foundation

struct CatalogueClient: Sendable {
    let provider: OnlineProvider
    let client: any HTTPClient
    let address: BaseURL
    let clock: any WallClock

    /// - Parameter limit: the most requests in a minute.
    init(
        _ provider: OnlineProvider, _ client: any HTTPClient, at address: BaseURL, limit: Int, clock: any WallClock
    ) {
        self.provider = provider
        self.client = PacedHTTPClient(client, limit: limit, clock: clock)
        self.address = address
        self.clock = clock
    }

    func endpoint(
        _ path: [RequestText] = [], _ query: [RequestField] = [], headers: [RequestField] = []
    ) -> Endpoint {
        Endpoint(
            .get, address, path: path, query: query, headers: [RequestField("Accept", "application/json")] + headers)
    }

    /// Throws `OnlineProblem`, or `CancellationError`.
    func answer<Value: Decodable>(_ type: Value.Type, to endpoint: Endpoint) async throws -> Value {
        do throws(NetworkError) {
            return try await client.response(type, to: endpoint)
        } catch {
            throw meaning(of: error)
        }
    }

    /// Throws `OnlineProblem`, or `CancellationError`.
    func body(of endpoint: Endpoint) async throws -> Data {
        do throws(NetworkError) {
            return try await client.response(to: endpoint).body
        } catch {
            throw meaning(of: error)
        }
    }

    private func meaning(of error: NetworkError) -> any Error {
        OnlineProblem(error, of: provider, at: clock.now()) ?? CancellationError()
    }
}

/// A value; nil if it is unreadable.
struct Lossy<Value: Decodable>: Decodable {
    let value: Value?

    init(from decoder: any Decoder) throws { value = try? Value(from: decoder) }
}

/// A list that skips unreadable elements.
struct LossyList<Element: Decodable>: Decodable {
    let elements: [Element]

    init(from decoder: any Decoder) throws {
        elements = try [Lossy<Element>](from: decoder).compactMap(\.value)
    }
}

extension Lossy: Sendable where Value: Sendable {}
extension LossyList: Sendable where Element: Sendable {}
