import CommunityProtocol
import Foundation

struct APIRequest: Sendable {
    let method: CommunityMethod
    let endpoint: Endpoint
    var query: [QueryName: String] = [:]
    var token: String?
    /// The terminal's clock, in milliseconds UTC.
    var clientNow: Int64?
    var client: String?
    var ifNoneMatch: String?
    var ifMatch: String?
    var body = Data()
    /// The prefix of the client's address: /24 or /56.
    var prefix = ""
    var id = ""

    func decoded<Message: Decodable>(_ type: Message.Type) throws(ServerProblem) -> Message {
        do {
            return try WireCoder.decode(type, from: body)
        } catch {
            throw ServerProblem(status: 400, code: .malformed, message: "invalid JSON body")
        }
    }
}

struct APIAnswer: Sendable {
    var status: Int
    var body: Data?
    var contentType = "application/json"
    var etag: String?
    var retryAfter: Int?
    var mark: ServerMark?
    var catalogue: Int64?
    /// The reason for a failure; appears in the log alone.
    var cause: String?

    init(status: Int, body: Data? = nil) {
        self.status = status
        self.body = body
    }

    init(_ problem: ServerProblem, request: String) {
        let message = ErrorAnswer(
            code: .known(problem.code), message: problem.message, field: problem.field,
            retryAfter: problem.retryAfter, request: request.isEmpty ? nil : request)
        self.init(status: problem.status, body: try? WireCoder.encode(message))
        retryAfter = problem.retryAfter
    }

    mutating func mark(_ seen: Arrival) {
        mark = seen.mark
        catalogue = seen.catalogue
    }

    static func message(_ message: some Encodable, status: Int = 200) throws -> APIAnswer {
        APIAnswer(status: status, body: try WireCoder.encode(message))
    }
}
