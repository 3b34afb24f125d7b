/// What a request wants.
package enum RequestMethod: String, Hashable, Sendable {
    /// The answer.
    case get = "GET"
    /// The head of the answer.
    case head = "HEAD"
    /// An answer to a body.
    case post = "POST"
    /// The body stands there from now on.
    case put = "PUT"
    /// The body changes what stands there.
    case patch = "PATCH"
    /// Nothing stands there any more.
    case delete = "DELETE"

    /// Whether asking twice is the same as asking once (RFC 9110 §9.2.2).
    var isIdempotent: Bool { self != .post && self != .patch }
}
