package import Domain

package struct NewAccountRequest: Codable, Hashable, Sendable {
    /// Made by the client: `m-` and 64 random bits. The id is the same on all devices and servers.
    package let id: Identifier<Profile>
    /// The ID for signing in.
    package let name: String
    package let nickname: String
    package let type: MBTI?
    /// In plain text; the connection is encrypted.
    package let password: String
    package let invite: String?
    package let terms: Bool
    /// The device's label, chosen by the member.
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
