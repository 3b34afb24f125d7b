internal import Domain
internal import FeatureKit

/// What stands on the page of the community, and can be opened.
enum CommunityTarget: String, CaseIterable, Sendable {
    case join
    case signIn = "sign-in"
    case send
    /// What a restored server lost is sent again.
    case sendLost = "send-lost"
    /// What it lost stays lost.
    case dropLost = "drop-lost"
    case dismiss
    /// The member's own works, for everybody there.
    case publish
    /// Those works are taken back, as far as nobody else uses them.
    case takeBack = "take-back"
    case devices
    case export
    case leave
    case delete
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
