/// What a server says of itself to whoever asks.
package struct ServerDescription: Codable, Hashable, Sendable {
    /// What its operator calls the community.
    package let name: String
    /// How many members it has.
    package let members: Int
    /// Who may join.
    package let registration: KnownOrOther<Registration>
    /// Whether it can be read without an account.
    package let guests: Bool
    /// The operator's terms in plain text; empty for none.
    package let terms: String
    /// What it accepts at most.
    package let limits: ServerLimits
    /// The versions of the protocol it speaks.
    package let protocols: [Int]
    /// The oldest terminal it serves.
    package let minClient: String
    /// False where the operator wants nothing sent again that a restore lost; nil for true.
    package let resends: Bool?

    package init(
        name: String, members: Int, registration: KnownOrOther<Registration>, guests: Bool, terms: String,
        limits: ServerLimits, protocols: [Int], minClient: String, resends: Bool? = nil
    ) {
        self.name = name
        self.members = members
        self.registration = registration
        self.guests = guests
        self.terms = terms
        self.limits = limits
        self.protocols = protocols
        self.minClient = minClient
        self.resends = resends
    }
}
