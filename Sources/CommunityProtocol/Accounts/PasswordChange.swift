/// Sets another password.
package struct PasswordChange: Codable, Hashable, Sendable {
    /// The present one.
    package let current: String
    /// The next one.
    package let new: String

    package init(
        current: String, new: String
    ) {
        self.current = current
        self.new = new
    }
}
