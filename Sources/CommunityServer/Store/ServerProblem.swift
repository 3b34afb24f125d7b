import CommunityProtocol

struct ServerProblem: Error {
    let status: Int
    let code: ErrorCode
    var message = ""
    var field: String?
    var retryAfter: Int?

    static func notFound(_ what: String) -> ServerProblem {
        ServerProblem(status: 404, code: .notFound, message: "no such \(what)")
    }

    static func invalid(_ field: String, _ message: String) -> ServerProblem {
        ServerProblem(status: 422, code: .invalid, message: message, field: field)
    }

    static func wait(_ seconds: Int, _ message: String = "too many requests") -> ServerProblem {
        ServerProblem(status: 429, code: .rate, message: message, retryAfter: seconds)
    }

    static let nicknameTaken = ServerProblem(
        status: 409, code: .nicknameTaken, message: "nickname is taken or too similar to another", field: "nickname")
    static let endedToken = ServerProblem(status: 401, code: .token, message: "token expired or revoked")
    static let removed = ServerProblem(status: 401, code: .removed, message: "account removed")
    static let suspended = ServerProblem(status: 403, code: .suspended, message: "account suspended: read-only")
    static let credentials = ServerProblem(status: 401, code: .credentials, message: "wrong ID or wrong password")
}
