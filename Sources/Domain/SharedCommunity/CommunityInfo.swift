package struct CommunityInfo: Hashable, Sendable {
    package let name: String
    package let members: Int
    package let registration: CommunityRegistration
    package let admitsGuests: Bool
    /// The terms a member agrees to; empty for none.
    package let terms: String
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

package enum CommunityRegistration: String, Hashable, Sendable, CaseIterable {
    case open
    case invite
    case closed
}

/// The limits of one batch.
package struct CommunityLimits: Hashable, Sendable {
    package let actions: Int
    package let bytes: Int

    /// Uses the protocol's limits by default; the program never sends more.
    package init(actions: Int = 100, bytes: Int = 256 << 10) {
        self.actions = min(max(actions, 1), 100)
        self.bytes = min(max(bytes, 1 << 10), 256 << 10)
    }
}
