/// The devices of a member.
public struct DevicesAnswer: Codable, Hashable, Sendable {
    /// In the order in which they came.
    public let devices: [SignedInDevice]

    /// Memberwise.
    public init(
        devices: [SignedInDevice]
    ) {
        self.devices = devices
    }
}
