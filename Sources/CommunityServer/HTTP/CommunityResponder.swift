import CommunityProtocol
import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import Packing

struct CommunityResponder: HTTPResponder {
    let api: CommunityAPI
    let proxies: TrustedProxies
    let health: ServerHealth
    let metrics: ServerMetrics
    let logger: Logger

    func respond(to request: Request, context: CommunityContext) async throws -> Response {
        let start = ContinuousClock.now
        switch request.uri.path {
        case "/healthz": return Self.plain(.ok, "ok")
        case "/readyz":
            let isReady = await health.isReady(api)
            return Self.plain(isReady ? .ok : .serviceUnavailable, isReady ? "ready" : "no")
        default: break
        }
        let answer: APIAnswer
        var name = "none"
        var packing: Packing?
        do {
            let read = try await self.request(request, context)
            ConnectionPhase.current?.beganAnswer()
            name = read.endpoint.name
            answer = await api.respond(to: read)
            packing = Packing(of: read, accepted: request.headers[.acceptEncoding])
        } catch let problem as ServerProblem {
            answer = APIAnswer(problem, request: context.id)
        }
        let took = ContinuousClock.now - start
        metrics.add(endpoint: name, status: answer.status, took: took)
        log(answer, name, request.method, took, context.id)
        return Self.response(answer, packing)
    }

    // MARK: Requests

    private func request(_ request: Request, _ context: CommunityContext) async throws -> APIRequest {
        guard let method = CommunityMethod(rawValue: request.method.rawValue) else {
            throw ServerProblem(status: 405, code: .method, message: "method not allowed")
        }
        guard let endpoint = Endpoint(path: request.uri.path) else { throw ServerProblem.notFound("path") }
        var read = APIRequest(method: method, endpoint: endpoint)
        for (name, value) in request.uri.queryParameters {
            if let name = QueryName(rawValue: String(name)) { read.query[name] = String(value) }
        }
        let headers = request.headers
        if let authorization = headers[.authorization] {
            guard authorization.hasPrefix(HeaderName.bearer + HeaderName.tokenPrefix),
                authorization.utf8.count <= 128
            else { throw ServerProblem.endedToken }
            read.token = String(authorization.dropFirst(HeaderName.bearer.count))
        }
        read.client = Field.client.flatMap { headers[$0] }
        read.clientNow = Field.now.flatMap { headers[$0] }.flatMap { Int64($0) }
        read.ifNoneMatch = headers[.ifNoneMatch]
        read.ifMatch = headers[.ifMatch]
        read.id = context.id
        // Reads of members count against their own rate.
        if read.token == nil || method != .get {
            read.prefix =
                proxies.client(remote: context.remote, forwarded: Field.forwardedFor.flatMap { headers[$0] })?
                .prefix ?? ""
        }
        read.body = try await body(of: request, endpoint)
        return read
    }

    /// Returns the unpacked body. One limit applies to both the packed and the unpacked size.
    private func body(of request: Request, _ endpoint: Endpoint) async throws -> Data {
        let coding = request.headers[.contentEncoding]?.lowercased() ?? "identity"
        guard ["identity", "gzip", "x-gzip"].contains(coding) else { throw Self.coding }
        let limit = endpoint == .operations ? ProtocolLimits.batchBytes : ProtocolLimits.bodyBytes
        let tooLarge = ServerProblem(status: 413, code: .tooLarge, message: "body too large: at most \(limit) bytes")
        if let length = request.headers[.contentLength].flatMap({ Int($0) }), length > limit { throw tooLarge }
        var data = Data()
        for try await piece in request.body {
            guard data.count + piece.readableBytes <= limit else { throw tooLarge }
            data.append(contentsOf: piece.readableBytesView)
        }
        guard coding != "identity", !data.isEmpty else { return data }
        do throws(Gzip.Problem) {
            return try Gzip.unpacked(data, limit: limit)
        } catch .tooLarge {
            throw tooLarge
        } catch .damaged {
            throw ServerProblem(status: 400, code: .malformed, message: "invalid gzip body")
        } catch .missing {
            throw Self.coding
        }
    }

    private static let coding = ServerProblem(
        status: 415, code: .malformed, message: "unsupported content encoding: use gzip or none")

    // MARK: Answers

    private enum Packing {
        case unwanted
        case wanted

        /// Returns nil for answers with a token or codes: their packed length would leak information about the secret.
        init?(of request: APIRequest, accepted: String?) {
            guard request.method == .get || request.endpoint == .operations else { return nil }
            self = Gzip.isAccepted(by: accepted) ? .wanted : .unwanted
        }

        static let leastBytes = 1_024
    }

    private static func response(_ answer: APIAnswer, _ packing: Packing?) -> Response {
        var headers = HTTPFields()
        func set(_ name: HTTPField.Name?, _ value: String?) {
            if let value, let name { headers[name] = value }
        }
        set(Field.server, answer.mark?.text)
        set(Field.catalogue, answer.catalogue.map { String($0) })
        set(.eTag, answer.etag)
        set(.retryAfter, answer.retryAfter.map { String($0) })
        set(.cacheControl, "private, no-cache")
        // The accepted encodings of request bodies (RFC 7694).
        if Gzip.isThere { set(.acceptEncoding, "gzip") }
        if packing != nil { set(.vary, "Accept-Encoding") }
        let status = HTTPResponse.Status(code: answer.status)
        guard var body = answer.body else { return Response(status: status, headers: headers) }
        set(.contentType, answer.contentType)
        // The server sends nothing but text.
        set(.xContentTypeOptions, "nosniff")
        if packing == .wanted, body.count >= Packing.leastBytes, let packed = Gzip.packed(body) {
            set(.contentEncoding, "gzip")
            body = packed
        }
        return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: body)))
    }

    static func plain(_ status: HTTPResponse.Status, _ text: String) -> Response {
        Response(
            status: status, headers: [.contentType: "text/plain; charset=utf-8"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: text.hasSuffix("\n") ? text : text + "\n")))
    }

    private enum Field {
        static let client = HTTPField.Name(HeaderName.client)
        static let now = HTTPField.Name(HeaderName.now)
        static let server = HTTPField.Name(HeaderName.server)
        static let catalogue = HTTPField.Name(HeaderName.catalogue)
        static let forwardedFor = HTTPField.Name("X-Forwarded-For")
    }

    /// Logs a request without bodies, tokens, addresses or members.
    private func log(
        _ answer: APIAnswer, _ endpoint: String, _ method: HTTPRequest.Method, _ took: Duration, _ id: String
    ) {
        var metadata: Logger.Metadata = [
            "request": .string(id), "method": .string(method.rawValue), "endpoint": .string(endpoint),
            "status": .string(String(answer.status)), "ms": .string((took / .milliseconds(1)).description),
        ]
        metadata["cause"] = answer.cause.map { .string($0) }
        logger.log(level: answer.status >= 500 ? .error : .info, "request", metadata: metadata)
    }
}

extension Endpoint {
    /// The name of the case, without what it holds.
    var name: String { Mirror(reflecting: self).children.first?.label ?? "\(self)" }
}

struct CommunityContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    /// The peer's address: the proxy's behind a proxy.
    let remote: String

    init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
        remote = source.channel.remoteAddress?.ipAddress ?? ""
    }
}
