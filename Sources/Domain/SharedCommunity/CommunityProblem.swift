/// Why a community does not do what it is asked.
package enum CommunityProblem: Error, Hashable, Sendable {
    /// No connection could be made, or it broke off.
    case offline
    /// The member switched the network off.
    case switchedOff
    /// The answer took too long.
    case timedOut
    /// The connection was not safe: its certificate could not be checked.
    case insecure
    /// It sends requests on to another place. None is followed, for a password may be in it.
    case redirected(from: String, to: String)
    /// What answers there is not a community.
    case notACommunity
    /// The community speaks a newer protocol; the program has to be at least of this version, where it says so.
    case programTooOld(needed: String?)
    /// The community speaks only an older protocol than this program.
    case communityTooOld
    /// Nobody can become a member.
    case closed
    /// Only who has an invite can become a member.
    case inviteNeeded
    /// The invite is wrong, used up or too old.
    case inviteInvalid
    /// Another member has the ID.
    case nameTaken
    /// Another member has the nickname.
    case nicknameTaken
    /// ID and password, or ID and code, do not match. Which one is wrong is never said.
    case wrongCredentials
    /// It asks for patience, for so many seconds where it says so.
    case busy(seconds: Int?)
    /// The account was removed.
    case removed
    /// The account is suspended.
    case suspended
    /// The token was ended.
    case signedOut
    /// It stands on an older copy of itself.
    case olderCopy
    /// It knows of more than this copy of the member's own: this one was put back from before, or runs twice.
    case putBack
    /// There is no such thing there.
    case notFound
    /// It does not take a field of what was sent.
    case invalid(field: String)
    /// It is out of order, with the status of its answer.
    case outOfOrder(status: Int)
    /// The answer has another shape than expected, at a place such as `result.cells`.
    case unreadable(at: String)
    /// It sent more than can be meant.
    case tooLarge
    /// A demo cannot join a community.
    case isDemo
    /// The profile is a member of a community already.
    case alreadyMember
    /// The profile is not a member of a community.
    case notMember
    /// No more actions can wait to be sent.
    case full
    /// The file with the token cannot be used.
    case tokenFile(path: String)
    /// The community refused an action, with its word for why.
    case refused(String)
    /// Anything else, in the words of the system.
    case other(String)

    /// Whether there is no way to the community at all: what is known is all there is.
    package var isOffline: Bool { self == .offline || self == .switchedOff || self == .timedOut }
}
