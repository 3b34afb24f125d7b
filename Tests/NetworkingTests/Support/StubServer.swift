import FlyingFox
import FlyingSocks
import Foundation
import Synchronization

/// A server on loopback that answers as a test defines and records the requests.
final class StubServer: Sendable {
    struct Request: Sendable {
        let method: String
        /// The path and the query as received, escaped.
        let target: String
        let headers: [String: String]
        let body: Data
        /// The client's address and port.
        let peer: String
    }

    struct Answer: Sendable {
        var status = 200
        var headers: [String: String] = [:]
        var body = Data()
        var ending = Ending.counted

        enum Ending {
            /// The header gives the length of the body.
            case counted
            /// The header does not give the length.
            case chunked
            /// The header gives the length, and the connection closes before the end.
            case broken
        }

        static func json(_ text: String, status: Int = 200) -> Answer {
            Answer(status: status, headers: ["Content-Type": "application/json"], body: Data(text.utf8))
        }

        static func redirect(to target: String, status: Int = 302) -> Answer {
            Answer(status: status, headers: ["Location": target])
        }
    }

    let port: Int
    private let received = Mutex<[Request]>([])
    private let arrivals = AsyncStream.makeStream(of: Void.self)

    private init(port: Int) {
        self.port = port
    }

    /// The requests so far.
    var requests: [Request] { received.withLock { $0 } }

    /// Waits for a request; call once per request.
    func requestArrived() async {
        for await _ in arrivals.stream { return }
    }

    private func receive(_ request: Request) {
        received.withLock { $0.append(request) }
        arrivals.continuation.yield()
    }

    /// Runs a server during a test.
    ///
    /// - Parameter answer: called once per request; may wait until it is cancelled.
    static func run(
        answering answer: @escaping @Sendable (Request) async -> Answer,
        while test: (StubServer) async throws -> Void
    ) async throws {
        let handler = Handler(answer: answer)
        let listener = HTTPServer(
            address: try .inet(ip4: "127.0.0.1", port: 0), timeout: 600, logger: .disabled, handler: handler)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                do { try await listener.run() } catch is CancellationError {} catch is SocketError {}
            }
            try await listener.waitUntilListening(timeout: 60)
            guard case .ip4(_, let port) = await listener.listeningAddress else { throw SocketError.disconnected }
            let server = StubServer(port: Int(port))
            handler.server.withLock { $0 = server }
            defer { group.cancelAll() }
            try await test(server)
        }
    }

    /// Runs a server whose answers do not matter.
    static func run(while test: (StubServer) async throws -> Void) async throws {
        try await run(answering: { _ in .json("{}") }, while: test)
    }

    private final class Handler: HTTPHandler {
        let server = Mutex<StubServer?>(nil)
        private let answer: @Sendable (Request) async -> Answer

        init(answer: @escaping @Sendable (Request) async -> Answer) {
            self.answer = answer
        }

        func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
            let headers = request.headers.map { ($0.key.rawValue.lowercased(), $0.value) }
            let asked = Request(
                method: request.method.rawValue, target: request.target.rawValue,
                headers: Dictionary(headers) { $1 }, body: try await request.bodyData,
                peer: request.remoteAddress.map { "\($0)" } ?? "")
            server.withLock { $0 }?.receive(asked)
            let answer = await answer(asked)
            let body =
                switch answer.ending {
                case .counted: HTTPBodySequence(data: answer.body)
                case .chunked: HTTPBodySequence(from: Bytes(data: answer.body, isBroken: false))
                case .broken:
                    HTTPBodySequence(from: Bytes(data: answer.body, isBroken: true), count: answer.body.count + 100)
                }
            var response = HTTPResponse(statusCode: HTTPStatusCode(answer.status, phrase: "Status"), body: body)
            for (name, value) in answer.headers { response.headers[HTTPHeader(name)] = value }
            return response
        }
    }
}
