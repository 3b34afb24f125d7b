package import Domain

/// Asks one provider no more often than it allows; what would be too much is refused here as the provider would refuse
/// it, with the time to wait.
package actor PacedHTTPClient: HTTPClient {
    private static let minute: Int64 = 60

    private let client: any HTTPClient
    private let clock: any WallClock
    private var limit: Int
    private var moments: [Int64] = []
    private var heldUntil: Int64 = 0

    /// - Parameter limit: the requests of a minute, until an answer says another number (`X-RateLimit-Limit`).
    package init(_ client: any HTTPClient, limit: Int, clock: any WallClock) {
        self.client = client
        self.limit = limit
        self.clock = clock
    }

    /// What asks says so.
    package var isSwitchedOff: Bool { get async { await client.isSwitchedOff } }

    /// Asks, or throws `NetworkError` for status 429.
    package func response(to endpoint: Endpoint) async throws(NetworkError) -> HTTPResponse {
        if await !client.isSwitchedOff { try take(for: endpoint) }
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

    private func take(for endpoint: Endpoint) throws(NetworkError) {
        let now = clock.now()
        // A clock that was set back holds nobody for longer than a minute.
        moments.removeAll { !(now - Self.minute + 1...now).contains($0) }
        var free = heldUntil
        if moments.count >= limit, let oldest = moments.first { free = max(free, oldest + Self.minute) }
        guard free <= now else { throw NetworkError(.status(429, retryAfter: .seconds(free - now)), to: endpoint) }
        moments.append(now)
    }
}
