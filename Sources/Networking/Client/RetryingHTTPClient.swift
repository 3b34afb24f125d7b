import Foundation

/// Retries idempotent requests at most twice after server errors, rate limits and lost connections. A missing
/// connection, a timeout and cancellation are final.
package struct RetryingHTTPClient: HTTPClient {
    private static let retries = 2
    private static let firstWait = Duration.milliseconds(500)
    /// Longer waits are reported to the member instead.
    private static let longestWait = Duration.seconds(10)

    private let client: any HTTPClient
    private let sleep: @Sendable (Duration) async throws -> Void
    private let random: @Sendable () -> Double

    /// `random` is a number from 0 to 1, so that programs do not retry in lockstep.
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

/// Parses `Retry-After`: seconds, or a date (RFC 9110 §10.2.3).
enum RetryAfter {
    /// Returns the time to wait; nil for other formats. `now` is in seconds since 1970.
    static func duration(_ text: String, now: Int64) -> Duration? {
        if let seconds = Int64(text) { return seconds >= 0 ? .seconds(seconds) : nil }
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = .gmt
        formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
        return formatter.date(from: text).map { .seconds(max(0, Int64($0.timeIntervalSince1970) - now)) }
    }
}
