package import CommunityProtocol
package import Domain
package import Foundation

package protocol CommunityConnection: Sendable {
    /// Throws `CommunityFailure`, or `CancellationError`.
    func reply(to request: CommunityRequest) async throws -> CommunityReply
}

package struct CommunityRequest: Sendable {
    package let address: CommunityAddress
    package let method: CommunityMethod
    package let endpoint: Endpoint
    package var query: [(name: QueryName, value: String)] = []
    package var token: CommunityToken?
    package var body: Data?
    /// The entity tag of the known answer.
    package var knownTag: String?
    /// Whether it may be repeated after a lost answer.
    package var isIdempotent: Bool

    /// `isIdempotent` is nil for the default of the method.
    package init(
        _ method: CommunityMethod = .get, _ endpoint: Endpoint, at address: CommunityAddress,
        token: CommunityToken? = nil, body: Data? = nil, isIdempotent: Bool? = nil
    ) {
        self.method = method
        self.endpoint = endpoint
        self.address = address
        self.token = token
        self.body = body
        self.isIdempotent = isIdempotent ?? (method == .get || method == .put || method == .delete)
    }
}

package struct CommunityReply: Sendable {
    /// Nil if the known answer is still valid.
    package let body: Data?
    package let server: ServerMark?
    /// The number of the catalogue's last change; nil if the answer had none.
    package let catalogue: Int64?
    package let tag: String?

    package init(body: Data?, server: ServerMark? = nil, catalogue: Int64? = nil, tag: String? = nil) {
        self.body = body
        self.server = server
        self.catalogue = catalogue
        self.tag = tag
    }
}

package enum CommunityFailure: Error, Hashable, Sendable {
    /// The request did not reach the server, or its answer cannot be read.
    case problem(CommunityProblem)
    /// The server refused: with a status, its error body if any, and the seconds to wait if given.
    case refused(status: Int, ErrorAnswer?, retryAfter: Int?)

    package var code: ErrorCode? {
        if case .refused(_, let answer, _) = self { answer?.code.value } else { nil }
    }

    /// Replaces `CommunityProblem.tooLarge`, which refers to answers.
    private static let tooMuchSent = CommunityProblem.refused(ErrorCode.tooLarge.rawValue)

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
            case .method: return .communityTooOld
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
