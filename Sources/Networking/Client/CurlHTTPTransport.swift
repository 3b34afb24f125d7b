package import Domain
import Foundation

/// Sends requests through libcurl, which is loaded with the first request.
///
/// Verifies TLS, unpacks and limits bodies, and follows at most five redirects that `CurlRequest.redirected(to:)`
/// allows. Reads only a short explanation from the body of a failure. Keeps idle connections for 70 seconds.
package actor CurlHTTPTransport: HTTPClient {
    /// The default limit of an unpacked body, in bytes.
    package static let bodyLimit = 8 << 20

    private static let redirectLimit = 5

    private let userAgent: String
    private let bodyLimit: Int
    private let authorities: String?
    private let proxies: ProxyEnvironment
    private let clock: any WallClock
    private let sleep: @Sendable (Duration) async throws -> Void
    private(set) var loop: CurlLoop?
    private var isShutDown = false

    /// `bodyLimit` is that of an unpacked body, in bytes; `authorities` is the file of certificate authorities, nil for
    /// the system's; `clock` is for `Retry-After` dates; `sleep` waits for the timeout of a request and throws when
    /// cancelled.
    package init(
        userAgent: String, bodyLimit: Int = CurlHTTPTransport.bodyLimit, authorities: String? = nil,
        proxies: ProxyEnvironment = ProxyEnvironment(), clock: any WallClock,
        sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
    ) {
        self.userAgent = userAgent
        self.bodyLimit = bodyLimit
        self.authorities = authorities
        self.proxies = proxies
        self.clock = clock
        self.sleep = sleep
    }

    deinit {
        loop?.close()
    }

    var isRunning: Bool { loop != nil }

    package func response(to endpoint: Endpoint) async throws(NetworkError) -> HTTPResponse {
        guard !isShutDown else { throw NetworkError(.cancelled, to: endpoint) }
        let loop = runningLoop()
        do {
            return try await withinTimeout(of: endpoint) { try await self.exchange(endpoint, loop) }
        } catch {
            throw Task.isCancelled
                ? NetworkError(.cancelled, to: endpoint) : NetworkError(transport: error, to: endpoint)
        }
    }

    /// Ends running requests and closes every connection. Later requests are cancelled.
    package func shutDown() async {
        isShutDown = true
        guard let loop = loop.take() else { return }
        loop.close()
        await loop.ended()
    }

    private func runningLoop() -> CurlLoop {
        if let loop { return loop }
        let made = CurlLoop()
        loop = made
        return made
    }

    /// Limits the time from the name lookup to the last byte.
    private func withinTimeout(
        of endpoint: Endpoint, _ work: @escaping @Sendable () async throws -> HTTPResponse
    ) async throws -> HTTPResponse {
        try await withThrowingTaskGroup(of: HTTPResponse.self) { [sleep] group in
            defer { group.cancelAll() }
            group.addTask(operation: work)
            group.addTask {
                try await sleep(endpoint.timeout)
                throw NetworkError(.timedOut, to: endpoint)
            }
            guard let first = try await group.next() else { throw CancellationError() }
            return first
        }
    }

    private func exchange(_ endpoint: Endpoint, _ loop: CurlLoop) async throws -> HTTPResponse {
        guard !endpoint.baseURL.host.isEmpty else { throw NetworkError(.invalidURL, to: endpoint) }
        let request = try CurlRequest(
            endpoint, userAgent: userAgent, bodyLimit: bodyLimit, authorities: authorities, proxies: proxies)
        let answer = try await answer(to: request, loop)
        if answer.head.status == 407, let proxy = request.proxy {
            throw NetworkError(.proxy(ProxyProblem(proxy.variable, .refused(status: 407))), to: endpoint)
        }
        // A confirmation has headers of its own.
        guard (200..<300).contains(answer.head.status) || answer.head.status == 304 else {
            let wait = answer.head.value(of: "retry-after").flatMap { RetryAfter.duration($0, now: clock.now()) }
            throw NetworkError(.status(answer.head.status, retryAfter: wait), to: endpoint, explanation: answer.body)
        }
        return HTTPResponse(status: answer.head.status, headers: answer.head.headers, body: answer.body)
    }

    private func answer(to first: CurlRequest, _ loop: CurlLoop) async throws -> CurlAnswer {
        var request = first
        for _ in 0...Self.redirectLimit {
            let answer = try await CurlCall(request).answer(from: loop)
            // A redirect without a usable target is itself the answer.
            guard let place = answer.head.redirect, let next = try request.redirected(to: place) else { return answer }
            request = next
        }
        throw CurlFailure.tooManyRedirects
    }
}
