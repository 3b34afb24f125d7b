public import Domain

/// Asks for an account.
public struct NewAccountRequest: Codable, Hashable, Sendable {
    /// Proposed by the client, `m-` and 64 random bits, so that it is the same everywhere.
    public let id: Identifier<Profile>
    /// The ID to sign in with.
    public let name: String
    /// What others call the member.
    public let nickname: String
    /// The member's type; nil for none yet.
    public let type: MBTI?
    /// In plain, over a connection that is not.
    public let password: String
    /// The code of an invitation; nil where none is asked for.
    public let invite: String?
    /// Whether the member accepted the terms.
    public let terms: Bool
    /// What the member calls this device.
    public let device: String

    /// Memberwise.
    public init(
        id: Identifier<Profile>, name: String, nickname: String, type: MBTI? = nil, password: String,
        invite: String? = nil, terms: Bool, device: String
    ) {
        self.id = id
        self.name = name
        self.nickname = nickname
        self.type = type
        self.password = password
        self.invite = invite
        self.terms = terms
        self.device = device
    }
}
