internal import AsyncHTTPClient
public import Domain
internal import Foundation
internal import NIOCore
internal import NIOHTTP1
internal import NIOHTTPCompression
internal import NIOPosix

/// Asks the network through AsyncHTTPClient, which is made when the first request comes.
///
/// TLS is checked, bodies are unpacked and limited, and redirects followed five times at most. The status is looked at
/// first: the body of a failure is not read.
public actor AsyncHTTPTransport: HTTPClient {
    /// The bytes a body may have, unpacked.
    public static let bodyLimit = 8 << 20
    private static let redirectLimit = 5
    /// Also how long `shutDown` may have to wait for a host that does not answer.
    private static let connectTimeout = TimeAmount.seconds(5)

    private let userAgent: String
    private let bodyLimit: Int
    private let clock: any WallClock
    private let sleep: @Sendable (Duration) async throws -> Void
    private var client: AsyncHTTPClient.HTTPClient?
    private var isShutDown = false

    /// Makes the transport; nothing is opened yet.
    ///
    /// - Parameters:
    ///   - userAgent: the name and version of the program, `dimo/1.0`.
    ///   - bodyLimit: the bytes a body may have, unpacked.
    ///   - clock: tells the time, for servers that name a date to come back.
    ///   - sleep: waits for the time-out of a request, and throws when the task is cancelled.
    public init(
        userAgent: String, bodyLimit: Int = AsyncHTTPTransport.bodyLimit, clock: any WallClock,
        sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
    ) {
        self.userAgent = userAgent
        self.bodyLimit = bodyLimit
        self.clock = clock
        self.sleep = sleep
    }

    deinit {
        // A client that is let go while it runs is a trap in debug builds.
        client?.shutdown { _ in }
    }

    /// Whether the client was made.
    var isRunning: Bool { client != nil }

    /// Asks.
    public func response(to endpoint: Endpoint) async throws(NetworkError) -> HTTPResponse {
        guard !isShutDown else { throw NetworkError(.cancelled, to: endpoint) }
        let client = runningClient()
        do {
            return try await withinTimeout(of: endpoint) { try await self.exchange(endpoint, client) }
        } catch {
            throw Task.isCancelled
                ? NetworkError(.cancelled, to: endpoint) : NetworkError(transport: error, to: endpoint)
        }
    }

    /// Ends what is under way and closes every connection. Requests that come later are cancelled.
    public func shutDown() async {
        isShutDown = true
        guard let client = client.take() else { return }
        // It can only fail for having been shut down before.
        try? await client.shutdown()
    }

    private func runningClient() -> AsyncHTTPClient.HTTPClient {
        if let client { return client }
        var configuration = AsyncHTTPClient.HTTPClient.Configuration(
            redirectConfiguration: .follow(max: Self.redirectLimit, allowCycles: false),
            timeout: .init(connect: Self.connectTimeout),
            decompression: .enabled(limit: .size(bodyLimit)))
        // To have no connection shall be known at once; asking again is for others to decide.
        configuration.connectionPool.retryConnectionEstablishment = false
        let made = AsyncHTTPClient.HTTPClient(
            eventLoopGroupProvider: .shared(MultiThreadedEventLoopGroup.singleton), configuration: configuration)
        client = made
        return made
    }

    /// The library's own deadline ends with the head of the answer; this one holds for all of it.
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

    private func exchange(
        _ endpoint: Endpoint, _ client: AsyncHTTPClient.HTTPClient
    ) async throws -> HTTPResponse {
        var request = HTTPClientRequest(url: endpoint.requestURL)
        request.method = HTTPMethod(rawValue: endpoint.method.rawValue)
        request.headers.add(name: "Accept-Encoding", value: "gzip")
        request.headers.add(name: "User-Agent", value: userAgent)
        for header in endpoint.headers { request.headers.add(name: header.name, value: header.value.value) }
        if let body = endpoint.body { request.body = .bytes(ByteBuffer(bytes: body)) }
        let answer = try await client.execute(request, deadline: .distantFuture)
        let status = Int(answer.status.code)
        guard (200..<300).contains(status) else {
            let wait = answer.headers.first(name: "Retry-After")
                .flatMap { RetryAfter.duration($0, now: clock.now()) }
            throw NetworkError(.status(status, retryAfter: wait), to: endpoint)
        }
        let body = try await answer.body.collect(upTo: bodyLimit)
        // A body whose reading was cancelled looks like one that came to its end.
        try Task.checkCancellation()
        return HTTPResponse(
            status: status, headers: answer.headers.map { ($0.name, $0.value) }, body: Data(body.readableBytesView))
    }
}
