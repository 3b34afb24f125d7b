import Networking
import Synchronization

/// Answers depending on the host, and records requests.
final class ProviderStubClient: HTTPClient {
    private let failures: [String: NetworkError.Reason]
    private let asked = Mutex<[Endpoint]>([])
    /// The number of requests that must be pending before the first is answered.
    private let together: Int
    private let (answers, answer) = AsyncStream.makeStream(of: Never.self)

    init(failures: [String: NetworkError.Reason] = [:], together: Int = 1) {
        self.failures = failures
        self.together = together
    }

    var requests: [Endpoint] { asked.withLock { $0 } }

    func response(to endpoint: Endpoint) async throws(NetworkError) -> HTTPResponse {
        let count = asked.withLock { requests in
            requests.append(endpoint)
            return requests.count
        }
        if count == together { answer.finish() }
        for await _ in answers {}
        if let reason = failures[endpoint.baseURL.host] { throw NetworkError(reason, to: endpoint) }
        return HTTPResponse()
    }
}
