package import Domain

/// Limits the rate of requests to one provider. Excess requests fail with status 429 and the time to wait, as the
/// provider's own refusal would.
package actor PacedHTTPClient: HTTPClient {
    private static let minute: Int64 = 60

    private let client: any HTTPClient
    private let clock: any WallClock
    private var limit: Int
    private var moments: [Int64] = []
    private var heldUntil: Int64 = 0

    /// `limit` is in requests per minute, until an answer states another (`X-RateLimit-Limit`).
    package init(_ client: any HTTPClient, limit: Int, clock: any WallClock) {
        self.client = client
        self.limit = limit
        self.clock = clock
    }

    package var isSwitchedOff: Bool { get async { await client.isSwitchedOff } }

    package func response(to endpoint: Endpoint) async throws(NetworkError) -> HTTPResponse {
        if await !client.isSwitchedOff { try reserve(for: endpoint) }
        do throws(NetworkError) {
            let response = try await client.response(to: endpoint)
            if let announced = response.header("x-ratelimit-limit").flatMap({ Int($0) }), announced > 0 {
                limit = announced
            }
            return response
        } catch {
            if case .status(429, let wait) = error.reason {
                heldUntil = max(heldUntil, clock.now() + (wait?.components.seconds ?? Self.minute))
            }
            throw error
        }
    }

    private func reserve(for endpoint: Endpoint) throws(NetworkError) {
        let now = clock.now()
        // Ignores times outside the last minute, so that a clock set back never blocks for longer.
        moments.removeAll { !(now - Self.minute + 1...now).contains($0) }
        var free = heldUntil
        if moments.count >= limit, let oldest = moments.first { free = max(free, oldest + Self.minute) }
        guard free <= now else { throw NetworkError(.status(429, retryAfter: .seconds(free - now)), to: endpoint) }
        moments.append(now)
    }
}
