import Domain
import FeatureKit

/// The rows of the community page that can be opened.
enum CommunityTarget: Hashable, Sendable {
    case join
    case signIn
    case send
    /// Sends again what a restored server lost.
    case sendLost
    /// Gives up what a restored server lost.
    case dropLost
    case dismiss
    /// A text of the member that was rejected or superseded; opening it copies it.
    case lostText(CommunityNotice)
    case publish
    /// Takes back published works that nobody else uses.
    case takeBack
    /// Whether members who show theirs see the member's votes.
    case votes
    case password
    case codes
    case devices
    case export
    case leave
    case delete

    var key: String {
        switch self {
        case .join: "join"
        case .signIn: "sign-in"
        case .send: "send"
        case .sendLost: "send-lost"
        case .dropLost: "drop-lost"
        case .dismiss: "dismiss"
        case .lostText: "lost-text"
        case .publish: "publish"
        case .takeBack: "take-back"
        case .votes: "votes"
        case .password: "password"
        case .codes: "codes"
        case .devices: "devices"
        case .export: "export"
        case .leave: "leave"
        case .delete: "delete"
        }
    }
}

/// The local data about a member's community; reading it sends no request.
struct CommunityContents: Hashable, Sendable {
    let status: CommunityStatus?
    let notices: [CommunityNotice]
    let isGuest: Bool

    static func read(_ access: CommunityAccess, of session: Session) async throws -> Self {
        guard !session.isGuest, let status = try await access.service.status(of: session.profile.id) else {
            return Self(status: nil, notices: [], isGuest: session.isGuest)
        }
        return Self(status: status, notices: try await access.service.notices(of: session.profile.id), isGuest: false)
    }
}
