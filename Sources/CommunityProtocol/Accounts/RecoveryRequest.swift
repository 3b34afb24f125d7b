/// Sets a new password by one of the recovery codes, which ends all other devices.
public struct RecoveryRequest: Codable, Hashable, Sendable {
    /// The ID.
    public let name: String
    /// One of the codes shown at registration.
    public let code: String
    /// The new password.
    public let password: String
    /// What the member calls this device.
    public let device: String

    /// Memberwise.
    public init(
        name: String, code: String, password: String, device: String
    ) {
        self.name = name
        self.code = code
        self.password = password
        self.device = device
    }
}
