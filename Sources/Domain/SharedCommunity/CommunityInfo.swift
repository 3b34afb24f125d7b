package struct CommunityInfo: Hashable, Sendable {
    package let name: String
    package let members: Int
    package let registration: CommunityRegistration
    /// The terms a member agrees to; empty for none.
    package let terms: String

    package init(name: String, members: Int, registration: CommunityRegistration, terms: String = "") {
        self.name = name
        self.members = members
        self.registration = registration
        self.terms = terms
    }
}

package enum CommunityRegistration: String, Hashable, Sendable, CaseIterable {
    case open
    case invite
    case closed
}
