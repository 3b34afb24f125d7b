/// Retries at most twice after server errors, requests to wait and lost connections.
///
/// Only idempotent requests are repeated. A missing connection, a timeout and cancellation are final.
package struct RetryingHTTPClient: HTTPClient {
    private static let retries = 2
    private static let firstWait = Duration.milliseconds(500)
    /// Longer waits are reported to the member instead.
    private static let longestWait = Duration.seconds(10)

    private let client: any HTTPClient
    private let sleep: @Sendable (Duration) async throws -> Void
    private let random: @Sendable () -> Double

    /// - Parameter random: A number from 0 to 1, so that programs do not retry in lockstep.
    package init(
        _ client: any HTTPClient,
        sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) },
        random: @escaping @Sendable () -> Double = { .random(in: 0...1) }
    ) {
        self.client = client
        self.sleep = sleep
        self.random = random
    }

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

    /// Returns the time to wait before a retry; nil if a retry is useless.
    private func wait(after error: NetworkError, retry: Int) -> Duration? {
        switch error.reason {
        case .connectionLost, .status(500...599, retryAfter: nil):
            // Doubles each time; half of the wait is random.
            return Self.firstWait * (1 << retry) * (0.5 + random() / 2)
        case .status(429, .some(let wait)), .status(500...599, .some(let wait)):
            return wait <= Self.longestWait ? wait : nil
        default: return nil
        }
    }
}
