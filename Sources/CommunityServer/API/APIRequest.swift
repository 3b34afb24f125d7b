import CommunityProtocol
import Foundation

/// A request, free of how it came.
struct APIRequest: Sendable {
    enum Method: String, Sendable {
        case get = "GET"
        case post = "POST"
        case put = "PUT"
        case patch = "PATCH"
        case delete = "DELETE"
    }

    let method: Method
    let endpoint: Endpoint
    var query: [QueryName: String] = [:]
    /// What stands behind `Bearer`.
    var token: String?
    /// The terminal's clock.
    var clientNow: Int64?
    /// The terminal's version.
    var client: String?
    var ifNoneMatch: String?
    var ifMatch: String?
    var body = Data()
    /// The address's prefix: /24 or /56.
    var prefix = ""
    /// For the log and the body of an error.
    var id = ""

    func decoded<Message: Decodable>(_ type: Message.Type) throws(ServerProblem) -> Message {
        do {
            return try WireCoder.decode(type, from: body)
        } catch {
            throw ServerProblem(status: 400, code: .malformed, message: "the body cannot be read")
        }
    }
}

/// An answer, free of how it goes.
struct APIAnswer: Sendable {
    var status: Int
    var body: Data?
    var contentType = "application/json"
    var etag: String?
    var retryAfter: Int?
    var mark: ServerMark?
    var catalogue: Int64?
    /// What went wrong, for the log alone.
    var cause: String?

    init(status: Int, body: Data? = nil) {
        self.status = status
        self.body = body
    }

    /// Tells where the server stood when the request came.
    mutating func mark(_ seen: Arrival) {
        mark = seen.mark
        catalogue = seen.catalogue
    }

    static func message(_ message: some Encodable, status: Int = 200) throws -> APIAnswer {
        APIAnswer(status: status, body: try WireCoder.encode(message))
    }
}
