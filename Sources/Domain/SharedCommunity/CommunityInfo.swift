/// What a community says of itself to anyone who asks.
package struct CommunityInfo: Hashable, Sendable {
    package let name: String
    /// How many members it has.
    package let members: Int
    /// Who may become a member.
    package let registration: CommunityRegistration
    /// Whether it is read without an account.
    package let admitsGuests: Bool
    /// What a member agrees to; empty for nothing.
    package let terms: String
    /// How much it takes at once.
    package let limits: CommunityLimits

    package init(
        name: String, members: Int, registration: CommunityRegistration, admitsGuests: Bool = false,
        terms: String = "", limits: CommunityLimits = CommunityLimits()
    ) {
        self.name = name
        self.members = members
        self.registration = registration
        self.admitsGuests = admitsGuests
        self.terms = terms
        self.limits = limits
    }
}

/// Who may become a member of a community.
package enum CommunityRegistration: String, Hashable, Sendable, CaseIterable {
    /// Anyone.
    case open
    case invite
    /// Nobody.
    case closed
}

/// How much a community takes at once.
package struct CommunityLimits: Hashable, Sendable {
    /// Actions in one batch.
    package let actions: Int
    /// Bytes of one batch.
    package let bytes: Int

    /// Those of the protocol by default; more than that is never sent.
    package init(actions: Int = 100, bytes: Int = 256 << 10) {
        self.actions = min(max(actions, 1), 100)
        self.bytes = min(max(bytes, 1 << 10), 256 << 10)
    }
}
