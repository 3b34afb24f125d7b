package enum RequestMethod: String, Hashable, Sendable {
    case get = "GET"
    case head = "HEAD"
    case post = "POST"
    case put = "PUT"
    case patch = "PATCH"
    case delete = "DELETE"

    /// Whether repeating the request has no further effect (RFC 9110 §9.2.2).
    var isIdempotent: Bool { self != .post && self != .patch }
}
