/// Asks for a token by ID and password.
public struct SignInRequest: Codable, Hashable, Sendable {
    /// The ID.
    public let name: String
    /// The password.
    public let password: String
    /// What the member calls this device.
    public let device: String

    /// Memberwise.
    public init(
        name: String, password: String, device: String
    ) {
        self.name = name
        self.password = password
        self.device = device
    }
}
