package import CommunityProtocol
package import Domain
package import Foundation

/// Asks a community's server, one request at a time.
package protocol CommunityConnection: Sendable {
    /// - Throws: `CommunityFailure`, or `CancellationError`.
    func reply(to request: CommunityRequest) async throws -> CommunityReply
}

/// What is asked of a community's server.
package struct CommunityRequest: Sendable {
    /// What is wanted.
    package enum Method: String, Sendable {
        case get = "GET"
        case post = "POST"
        case put = "PUT"
        case patch = "PATCH"
        case delete = "DELETE"
    }

    package let address: CommunityAddress
    /// What is wanted.
    package let method: Method
    package let endpoint: Endpoint
    /// What is said behind the question mark.
    package var query: [(name: QueryName, value: String)] = []
    /// Who asks; nil for anyone.
    package var token: CommunityToken?
    package var body: Data?
    /// The mark of the answer that is known.
    package var knownTag: String?
    /// Whether it may be asked again when an answer did not come.
    package var isIdempotent: Bool

    /// - Parameter isIdempotent: nil for what the method says.
    package init(
        _ method: Method = .get, _ endpoint: Endpoint, at address: CommunityAddress, token: CommunityToken? = nil,
        body: Data? = nil, isIdempotent: Bool? = nil
    ) {
        self.method = method
        self.endpoint = endpoint
        self.address = address
        self.token = token
        self.body = body
        self.isIdempotent = isIdempotent ?? (method == .get || method == .put || method == .delete)
    }
}

/// What a community's server answers.
package struct CommunityReply: Sendable {
    /// Nil where what is known still holds.
    package let body: Data?
    /// Which server answered; nil where it did not say.
    package let server: ServerMark?
    /// The number of its catalogue's last change; nil where it did not say.
    package let catalogue: Int64?
    /// The mark of the answer; nil for none.
    package let tag: String?

    package init(body: Data?, server: ServerMark? = nil, catalogue: Int64? = nil, tag: String? = nil) {
        self.body = body
        self.server = server
        self.catalogue = catalogue
        self.tag = tag
    }
}

/// Why there is no answer.
package enum CommunityFailure: Error, Hashable, Sendable {
    /// It did not come so far, or what came cannot be read.
    case problem(CommunityProblem)
    /// The server refused: with a status, its own word where it has one, and how long to wait where it says so.
    case refused(status: Int, ErrorAnswer?, retryAfter: Int?)

    /// The server's word; nil for none.
    package var code: ErrorCode? {
        if case .refused(_, let answer, _) = self { answer?.code.value } else { nil }
    }

    /// `CommunityProblem.tooLarge` is said of answers.
    private static let tooMuchSent = CommunityProblem.refused(ErrorCode.tooLarge.rawValue)

    /// The same for a member.
    package var problem: CommunityProblem {
        switch self {
        case .problem(let problem): return problem
        case .refused(let status, let answer, let wait):
            let seconds = answer?.retryAfter ?? wait
            switch answer?.code.value {
            case .nameTaken: return .nameTaken
            case .nicknameTaken: return .nicknameTaken
            case .closed: return .closed
            case .invite: return .inviteInvalid
            case .credentials: return .wrongCredentials
            case .token, .guest: return .signedOut
            case .removed: return .removed
            case .suspended: return .suspended
            case .notFound: return .notFound
            case .rate, .busy: return .busy(seconds: seconds)
            case .behind: return .olderCopy
            case .fork: return .putBack
            case .upgrade: return .programTooOld(needed: nil)
            case .invalid: return .invalid(field: answer?.field ?? "")
            case .tooLarge: return Self.tooMuchSent
            case nil: break
            default: return .refused(answer?.code.text ?? String(status))
            }
            switch status {
            case 401: return .signedOut
            case 404: return .notACommunity
            case 413: return Self.tooMuchSent
            case 426: return .programTooOld(needed: nil)
            case 429, 503: return .busy(seconds: seconds)
            default: return .outOfOrder(status: status)
            }
        }
    }
}
