/// What a server says of itself to whoever asks.
public struct ServerDescription: Codable, Hashable, Sendable {
    /// What its operator calls the community.
    public let name: String
    /// How many members it has.
    public let members: Int
    /// Who may join.
    public let registration: OpenCode<Registration>
    /// Whether it can be read without an account.
    public let guests: Bool
    /// The operator's terms in plain text; empty for none.
    public let terms: String
    /// What it accepts at most.
    public let limits: ServerLimits
    /// The versions of the protocol it speaks.
    public let protocols: [Int]
    /// The oldest terminal it serves.
    public let minClient: String
    /// False where the operator wants nothing sent again that a restore lost; nil for true.
    public let resends: Bool?

    /// Memberwise.
    public init(
        name: String, members: Int, registration: OpenCode<Registration>, guests: Bool, terms: String,
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
