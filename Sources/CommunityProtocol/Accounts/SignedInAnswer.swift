package struct SignedInAnswer: Codable, Hashable, Sendable {
    package let member: OwnMember
    /// Sent with every request: `dimo_` and 256 random bits.
    package let token: String
    package let device: Int64
    /// The recovery codes, shown only once; nil except at registration.
    package let codes: [String]?

    package init(
        member: OwnMember, token: String, device: Int64, codes: [String]? = nil
    ) {
        self.member = member
        self.token = token
        self.device = device
        self.codes = codes
    }
}
