/// Sets a new password with a recovery code, and ends all other devices.
package struct RecoveryRequest: Codable, Hashable, Sendable {
    package let name: String
    package let code: String
    package let password: String
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
