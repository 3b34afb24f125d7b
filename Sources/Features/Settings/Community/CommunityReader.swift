import Domain
import FeatureKit

/// The rows of the community page that can be opened.
enum CommunityTarget: Hashable, Sendable {
    case action(CommunityAction)
    /// A text of the member that was rejected or superseded; opening it copies it.
    case lostText(CommunityNotice)
}

enum CommunityAction: String, Sendable {
    case join
    case signIn = "sign-in"
    case send
    case sendLost = "send-lost"
    /// Gives up what a restored server lost.
    case dropLost = "drop-lost"
    case dismiss
    case publish
    /// Takes back published works that nobody else uses.
    case takeBack = "take-back"
    /// Whether members who show theirs see the member's votes.
    case votes
    case password
    case codes
    case devices
    case export
    case leave
    case delete
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
