/// What a community says of itself to anyone who asks.
public struct CommunityInfo: Hashable, Sendable {
    /// What it is called.
    public let name: String
    /// How many members it has.
    public let members: Int
    /// Who may become a member.
    public let registration: CommunityRegistration
    /// Whether it is read without an account.
    public let admitsGuests: Bool
    /// What a member agrees to; empty for nothing.
    public let terms: String
    /// How much it takes at once.
    public let limits: CommunityLimits

    /// Memberwise.
    public init(
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
public enum CommunityRegistration: String, Hashable, Sendable, CaseIterable {
    /// Anyone.
    case open
    /// Who has an invite.
    case invite
    /// Nobody.
    case closed
}

/// How much a community takes at once.
public struct CommunityLimits: Hashable, Sendable {
    /// Actions in one batch.
    public let actions: Int
    /// Bytes of one batch.
    public let bytes: Int

    /// Those of the protocol by default; more than that is never sent.
    public init(actions: Int = 100, bytes: Int = 256 << 10) {
        self.actions = min(max(actions, 1), 100)
        self.bytes = min(max(bytes, 1 << 10), 256 << 10)
    }
}
