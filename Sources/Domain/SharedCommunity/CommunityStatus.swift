/// How a member stands with a community, as far as this machine knows.
package struct CommunityStatus: Hashable, Sendable {
    /// The most actions that wait to be sent; beyond it nothing that is shared can be done.
    package static let mostWaiting = 10_000

    /// Which community, and as whom.
    package let membership: CommunityMembership
    /// Whether actions are sent.
    package let standing: CommunityStanding
    /// How many people the community has; nil before it was asked.
    package let people: Int?
    /// How many actions wait to be sent.
    package let waiting: Int
    /// How many of them wait until the community knows what they are about.
    package let waitingForSubject: Int
    /// How many others were sent, and the community has not done them yet.
    package let accepted: Int
    /// When something was last sent or received, seconds since 1970 UTC; nil for never.
    package let exchangedAt: Int64?
    /// Why the last exchange failed; nil if it did not.
    package let problem: CommunityProblem?
    /// How much there is to tell the member.
    package let notices: Int

    package init(
        membership: CommunityMembership, standing: CommunityStanding = .active, people: Int? = nil, waiting: Int = 0,
        waitingForSubject: Int = 0, accepted: Int = 0, exchangedAt: Int64? = nil, problem: CommunityProblem? = nil,
        notices: Int = 0
    ) {
        self.membership = membership
        self.standing = standing
        self.people = people
        self.waiting = waiting
        self.waitingForSubject = waitingForSubject
        self.accepted = accepted
        self.exchangedAt = exchangedAt
        self.problem = problem
        self.notices = notices
    }

    /// Whether no more can wait.
    package var isFull: Bool { waiting >= Self.mostWaiting }
}

/// Whether a member's actions are sent.
package enum CommunityStanding: Hashable, Sendable {
    /// They are.
    case active
    /// An operator suspended the member: they read on, actions wait.
    case suspended
    /// The server stands on an older copy of itself: actions wait until its operator says that it is whole.
    case paused
    /// The server was restored without so many of the member's own actions: whether to send them again is to be answered.
    case asking(lost: Int)
    /// The community speaks a newer protocol than this program.
    case outdated
    /// The server was restored and does not know all that this device sent: the member must sign in again.
    case renumbered
    /// This copy of the member's own was put back from before, or runs twice: the member must sign in again.
    case putBack
    /// The token was ended: the member must sign in again.
    case signedOut
    /// The account was removed there: the profile is back in the community of this machine, and is told so until the
    /// notices are dismissed.
    case removed

    /// Whether the member must sign in again.
    package var asksForSignIn: Bool {
        switch self {
        case .renumbered, .putBack, .signedOut: true
        case .active, .suspended, .paused, .asking, .outdated, .removed: false
        }
    }
}
