package struct SignInRequest: Codable, Hashable, Sendable {
    package let name: String
    package let password: String
    package let device: String

    package init(
        name: String, password: String, device: String
    ) {
        self.name = name
        self.password = password
        self.device = device
    }
}
