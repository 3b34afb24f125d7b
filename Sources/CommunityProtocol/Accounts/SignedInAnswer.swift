/// A device that is signed in from now on.
public struct SignedInAnswer: Codable, Hashable, Sendable {
    /// Who it is.
    public let member: OwnMember
    /// What the device shows with every request: `dimo_` and 256 random bits.
    public let token: String
    /// The device's number.
    public let device: Int64
    /// The recovery codes, shown this once; nil except at registration.
    public let codes: [String]?

    /// Memberwise.
    public init(
        member: OwnMember, token: String, device: Int64, codes: [String]? = nil
    ) {
        self.member = member
        self.token = token
        self.device = device
        self.codes = codes
    }
}
