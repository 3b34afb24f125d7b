/// Sets a new password by one of the recovery codes, which ends all other devices.
package struct RecoveryRequest: Codable, Hashable, Sendable {
    /// The ID.
    package let name: String
    /// One of the codes shown at registration.
    package let code: String
    /// The new password.
    package let password: String
    /// What the member calls this device.
    package let device: String

    package init(
        name: String, code: String, password: String, device: String
    ) {
        self.name = name
        self.code = code
        self.password = password
        self.device = device
    }
}
