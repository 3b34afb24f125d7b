/// Asks again, at most twice, when a server is out of order, asks for patience, or a connection broke off.
///
/// Only idempotent requests are repeated. Having no connection at all, a time-out and cancellation are final.
package struct RetryingHTTPClient: HTTPClient {
    private static let retries = 2
    private static let firstWait = Duration.milliseconds(500)
    /// A server that wants more is told to the member instead.
    private static let longestWait = Duration.seconds(10)

    private let client: any HTTPClient
    private let sleep: @Sendable (Duration) async throws -> Void
    private let random: @Sendable () -> Double

    /// Makes it.
    ///
    /// - Parameters:
    ///   - client: what asks.
    ///   - sleep: waits, and throws when the task is cancelled.
    ///   - random: a number from 0 to 1, so that many programs do not come back at the same moment.
    package init(
        _ client: any HTTPClient,
        sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) },
        random: @escaping @Sendable () -> Double = { .random(in: 0...1) }
    ) {
        self.client = client
        self.sleep = sleep
        self.random = random
    }

    /// Asks, and asks again where that may help.
    package func response(to endpoint: Endpoint) async throws(NetworkError) -> HTTPResponse {
        var retry = 0
        while true {
            do throws(NetworkError) {
                return try await client.response(to: endpoint)
            } catch {
                guard endpoint.isIdempotent, retry < Self.retries, let wait = wait(after: error, retry: retry) else {
                    throw error
                }
                do { try await sleep(wait) } catch { throw NetworkError(.cancelled, to: endpoint) }
                retry += 1
            }
        }
    }

    /// How long to wait before asking again; nil when asking again is no use.
    private func wait(after error: NetworkError, retry: Int) -> Duration? {
        switch error.reason {
        case .connectionLost, .status(500...599, retryAfter: nil):
            // Half of it is certain and half is chance; it doubles each time.
            return Self.firstWait * (1 << retry) * (0.5 + random() / 2)
        case .status(429, .some(let wait)), .status(500...599, .some(let wait)):
            return wait <= Self.longestWait ? wait : nil
        default: return nil
        }
    }
}
