/// The body of every answer that says no.
public struct ErrorAnswer: Codable, Hashable, Sendable, Error {
    /// Why, for programs.
    public let code: OpenCode<ErrorCode>
    /// Why, in English, for logs.
    public let message: String
    /// The field of the request that is wrong; nil for none.
    public let field: String?
    /// Seconds to wait before the next try; nil for none.
    public let retryAfter: Int?
    /// The request's number, for asking the operator.
    public let request: String?

    /// Memberwise.
    public init(
        code: OpenCode<ErrorCode>, message: String, field: String? = nil, retryAfter: Int? = nil, request: String? = nil
    ) {
        self.code = code
        self.message = message
        self.field = field
        self.retryAfter = retryAfter
        self.request = request
    }
}
