/// A device that is signed in from now on.
package struct SignedInAnswer: Codable, Hashable, Sendable {
    /// Who it is.
    package let member: OwnMember
    /// What the device shows with every request: `dimo_` and 256 random bits.
    package let token: String
    /// The device's number.
    package let device: Int64
    /// The recovery codes, shown this once; nil except at registration.
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
