import CommunityProtocol

struct ServerProblem: Error {
    let status: Int
    let code: ErrorCode
    var message = ""
    var field: String?
    var retryAfter: Int?

    static func notFound(_ what: String) -> ServerProblem {
        ServerProblem(status: 404, code: .notFound, message: "there is no such \(what)")
    }

    static func invalid(_ field: String, _ message: String) -> ServerProblem {
        ServerProblem(status: 422, code: .invalid, message: message, field: field)
    }

    static func wait(_ seconds: Int, _ message: String = "too many requests") -> ServerProblem {
        ServerProblem(status: 429, code: .rate, message: message, retryAfter: seconds)
    }

    static let suspended = ServerProblem(
        status: 403, code: .suspended, message: "this account may read, and not write")
    static let credentials = ServerProblem(status: 401, code: .credentials, message: "wrong ID or wrong password")
}
