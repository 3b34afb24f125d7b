package import Domain

/// Asks for an account.
package struct NewAccountRequest: Codable, Hashable, Sendable {
    /// Proposed by the client, `m-` and 64 random bits, so that it is the same everywhere.
    package let id: Identifier<Profile>
    /// The ID to sign in with.
    package let name: String
    /// What others call the member.
    package let nickname: String
    /// The member's type; nil for none yet.
    package let type: MBTI?
    /// In plain, over a connection that is not.
    package let password: String
    /// The code of an invitation; nil where none is asked for.
    package let invite: String?
    /// Whether the member accepted the terms.
    package let terms: Bool
    /// What the member calls this device.
    package let device: String

    package init(
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
