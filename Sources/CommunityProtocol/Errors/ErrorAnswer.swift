/// The body of every answer that says no.
package struct ErrorAnswer: Codable, Hashable, Sendable, Error {
    /// Why, for programs.
    package let code: KnownOrOther<ErrorCode>
    /// Why, in English, for logs.
    package let message: String
    /// The field of the request that is wrong; nil for none.
    package let field: String?
    /// Seconds to wait before the next try; nil for none.
    package let retryAfter: Int?
    /// The request's number, for asking the operator.
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
