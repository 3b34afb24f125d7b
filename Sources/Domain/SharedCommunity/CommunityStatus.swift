package struct CommunityStatus: Hashable, Sendable {
    /// The most waiting actions; beyond it, every shared action fails.
    package static let mostWaiting = 10_000

    package let membership: CommunityMembership
    package let standing: CommunityStanding
    /// Nil before the first request.
    package let people: Int?
    package let waiting: Int
    /// The number of waiting actions whose subject the community does not know yet.
    package let waitingForSubject: Int
    /// The number of sent actions the community has not carried out yet.
    package let accepted: Int
    /// When something was last sent or received, seconds since 1970 UTC; nil for never.
    package let exchangedAt: Int64?
    package let problem: CommunityProblem?
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

    package var isFull: Bool { waiting >= Self.mostWaiting }
}

package enum CommunityStanding: Hashable, Sendable {
    case active
    /// An operator suspended the member, who can still read; actions wait.
    case suspended
    /// The server was restored from an older copy; actions wait until the operator declares it complete.
    case paused
    /// The restored server lost this many of the member's actions; the member must choose whether to send them again.
    case asking(lost: Int)
    case outdated
    /// The restored server does not know everything this device sent; the member must sign in again.
    case renumbered
    /// This copy of the profile was restored from a backup or runs twice; the member must sign in again.
    case putBack
    case signedOut
    /// The account was removed there; the profile is back here. The status remains until the notices are dismissed.
    case removed

    /// Its name in the store and in JSON.
    package var name: String {
        switch self {
        case .active: "active"
        case .suspended: "suspended"
        case .paused: "paused"
        case .asking: "asking"
        case .outdated: "outdated"
        case .renumbered: "renumbered"
        case .putBack: "put-back"
        case .signedOut: "signed-out"
        case .removed: "removed"
        }
    }

    package var asksForSignIn: Bool {
        switch self {
        case .renumbered, .putBack, .signedOut: true
        case .active, .suspended, .paused, .asking, .outdated, .removed: false
        }
    }
}
