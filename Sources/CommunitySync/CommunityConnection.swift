public import CommunityProtocol
public import Domain
public import Foundation

/// Asks a community's server, one request at a time.
public protocol CommunityConnection: Sendable {
    /// - Throws: `CommunityFailure`, or `CancellationError`.
    func reply(to request: CommunityRequest) async throws -> CommunityReply
}

/// What is asked of a community's server.
public struct CommunityRequest: Sendable {
    /// What is wanted.
    public enum Method: String, Sendable {
        case get = "GET"
        case post = "POST"
        case put = "PUT"
        case patch = "PATCH"
        case delete = "DELETE"
    }

    /// Where the community is.
    public let address: CommunityAddress
    /// What is wanted.
    public let method: Method
    /// Of what.
    public let endpoint: Endpoint
    /// What is said behind the question mark.
    public var query: [(name: QueryName, value: String)] = []
    /// Who asks; nil for anyone.
    public var token: CommunityToken?
    /// What is sent.
    public var body: Data?
    /// The mark of the answer that is known.
    public var knownTag: String?
    /// Whether it may be asked again when an answer did not come.
    public var isIdempotent: Bool

    /// - Parameter isIdempotent: nil for what the method says.
    public init(
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
public struct CommunityReply: Sendable {
    /// Nil where what is known still holds.
    public let body: Data?
    /// Which server answered; nil where it did not say.
    public let server: ServerMark?
    /// The number of its catalogue's last change; nil where it did not say.
    public let catalogue: Int64?
    /// The mark of the answer; nil for none.
    public let tag: String?

    /// Memberwise.
    public init(body: Data?, server: ServerMark? = nil, catalogue: Int64? = nil, tag: String? = nil) {
        self.body = body
        self.server = server
        self.catalogue = catalogue
        self.tag = tag
    }
}

/// Why there is no answer.
public enum CommunityFailure: Error, Hashable, Sendable {
    /// It did not come so far, or what came cannot be read.
    case problem(CommunityProblem)
    /// The server refused: with a status, its own word where it has one, and how long to wait where it says so.
    case refused(status: Int, ErrorAnswer?, retryAfter: Int?)

    /// The server's word; nil for none.
    public var code: ErrorCode? {
        if case .refused(_, let answer, _) = self { answer?.code.value } else { nil }
    }

    /// `CommunityProblem.tooLarge` is said of answers.
    private static let tooMuchSent = CommunityProblem.refused(ErrorCode.tooLarge.rawValue)

    /// The same for a member.
    public var problem: CommunityProblem {
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
