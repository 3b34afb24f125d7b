package struct ErrorAnswer: Codable, Hashable, Sendable, Error {
    package let code: KnownOrOther<ErrorCode>
    /// The reason in English, for logs.
    package let message: String
    package let field: String?
    /// Seconds to wait before the next try; nil if there is nothing to wait for.
    package let retryAfter: Int?
    /// The request's id, for inquiries to the operator.
    package let request: String?

    package init(
        code: KnownOrOther<ErrorCode>, message: String, field: String? = nil, retryAfter: Int? = nil,
        request: String? = nil
    ) {
        self.code = code
        self.message = message
        self.field = field
        self.retryAfter = retryAfter
        self.request = request
    }
}
