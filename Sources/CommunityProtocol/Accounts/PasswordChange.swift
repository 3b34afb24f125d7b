package struct PasswordChange: Codable, Hashable, Sendable {
    package let current: String
    package let new: String

    package init(
        current: String, new: String
    ) {
        self.current = current
        self.new = new
    }
}
