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

package enum ErrorCode: String, CaseIterable, Sendable {
    case malformed
    case invalid
    case notFound = "not-found"
    case method
    case nameTaken = "name-taken"
    case nicknameTaken = "nickname-taken"
    case idTaken = "id-taken"
    case closed
    /// The invite is unknown, used up or expired.
    case invite
    case terms
    case credentials
    case token
    case removed
    case suspended
    /// A guest may not do this, or may not read here.
    case guest
    /// The viewer has neither dug nor revealed the character.
    case masked
    /// The nickname or type changed less than 30 days ago.
    case tooEarly = "too-early"
    /// The resource changed since it was read.
    case changed
    /// The operations differ from those this device sent before.
    case fork
    /// The server lacks operations that this device sent before.
    case behind
    /// The cursor is older than the server's memory of deletions.
    case cursor
    case tooLarge = "too-large"
    case rate
    case busy
    /// The store currently cannot be written.
    case store
    case upgrade
    case failure
}
