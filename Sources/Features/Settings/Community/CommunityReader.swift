import Domain
import FeatureKit

/// What stands on the page of the community, and can be opened.
enum CommunityTarget: Hashable, Sendable {
    case join
    case signIn
    case send
    /// What a restored server lost is sent again.
    case sendLost
    /// What it lost stays lost.
    case dropLost
    case dismiss
    /// A text of the member's that did not stand; opening it copies it.
    case lostText(CommunityNotice)
    /// The member's own works, for everybody there.
    case publish
    /// Those works are taken back, as far as nobody else uses them.
    case takeBack
    case devices
    case export
    case leave
    case delete

    /// By which its words are found.
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
        case .devices: "devices"
        case .export: "export"
        case .leave: "leave"
        case .delete: "delete"
        }
    }
}

/// What is known of a member's community; nobody is asked for it.
struct CommunityContents: Hashable, Sendable {
    let status: CommunityStatus?
    let notices: [CommunityNotice]
    let isGuest: Bool

    static func read(_ access: CommunityAccess, of session: Session) async throws -> Self {
        guard !session.isGuest, let status = try await access.service.status(of: session.profile.id) else {
            return Self(status: nil, notices: [], isGuest: session.isGuest)
        }
        return Self(
            status: status, notices: try await access.service.notices(of: session.profile.id), isGuest: false)
    }
}
