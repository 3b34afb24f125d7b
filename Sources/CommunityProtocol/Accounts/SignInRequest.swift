/// Asks for a token by ID and password.
package struct SignInRequest: Codable, Hashable, Sendable {
    /// The ID.
    package let name: String
    package let password: String
    /// What the member calls this device.
    package let device: String

    package init(
        name: String, password: String, device: String
    ) {
        self.name = name
        self.password = password
        self.device = device
    }
}
