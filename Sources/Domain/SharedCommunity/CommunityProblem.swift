package import Foundation

package enum CommunityProblem: Error, Hashable, Sendable {
    /// No connection was possible, or it broke off.
    case offline
    /// The member switched the network off.
    case switchedOff
    case proxy(ProxyProblem)
    case timedOut
    /// The server's certificate could not be verified.
    case insecure
    /// The server shows another public key than the one of the link; nothing was sent.
    case otherKey
    /// The server at an address is not the member's community.
    case otherCommunity
    /// The server redirects. Redirects are never followed, because a request may contain a password.
    case redirected(from: String, to: String)
    case notACommunity
    /// The community uses a newer protocol; the minimum program version, if stated.
    case programTooOld(needed: String?)
    /// The community uses only an older protocol.
    case communityTooOld
    case closed
    case inviteNeeded
    /// The invite is wrong, used up or expired.
    case inviteInvalid
    /// Another member has the ID.
    case nameTaken
    case nicknameTaken
    /// ID and password, or ID and code, do not match. Never says which one is wrong.
    case wrongCredentials
    /// The server asks to wait, for this many seconds if stated.
    case busy(seconds: Int?)
    case removed
    case suspended
    /// The token was revoked.
    case signedOut
    case olderCopy
    /// The server knows more actions than this copy of the profile: it was restored from a backup, or runs twice.
    case putBack
    case notFound
    case invalid(field: String)
    case outOfOrder(status: Int)
    /// The response has an unexpected shape at a path such as `result.cells`.
    case unreadable(at: String)
    case tooLarge
    case isDemo
    case alreadyMember
    case notMember
    case full
    case tokenFile(path: String)
    case refused(String)
    /// Any other problem, in the system's words.
    case other(String)

    /// The reason of `refused` for someone who is no moderator.
    package static let moderatorsOnly = "moderators-only"

    package var isOffline: Bool {
        switch self {
        case .offline, .switchedOff, .proxy, .timedOut: true
        default: false
        }
    }

    /// Returns the local time of day at which a wait is over, such as `03:46`; never earlier.
    package static func end(
        of seconds: Int, from now: Date = Date(), _ local: any LocalTime = TimeZone.current
    ) -> String {
        let end = now.addingTimeInterval(Double(min(max(seconds, 0), 86_400)) + 59)
        return local.timeOfDay(of: Int64(end.timeIntervalSince1970))
    }
}
