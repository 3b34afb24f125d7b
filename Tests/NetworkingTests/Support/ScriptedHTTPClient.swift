import Networking
import Synchronization

/// Gives the answers of a script in order, then repeats the last one. Records the requests.
final class ScriptedHTTPClient: HTTPClient {
    private let script: [Result<HTTPResponse, NetworkError>]
    private let asked = Mutex<[Endpoint]>([])

    init(_ script: Result<HTTPResponse, NetworkError>...) {
        self.script = script
    }

    var requests: [Endpoint] { asked.withLock { $0 } }

    func response(to endpoint: Endpoint) async throws(NetworkError) -> HTTPResponse {
        let count = asked.withLock { requests in
            requests.append(endpoint)
            return requests.count
        }
        return try script[min(count, script.count) - 1].get()
    }
}
