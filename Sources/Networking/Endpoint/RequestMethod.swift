/// What a request wants.
public enum RequestMethod: String, Hashable, Sendable {
    /// The answer.
    case get = "GET"
    /// The head of the answer.
    case head = "HEAD"
    /// An answer to a body.
    case post = "POST"

    /// Whether asking twice is the same as asking once (RFC 9110 §9.2.2).
    var isIdempotent: Bool { self != .post }
}
