/// Sets another password.
public struct PasswordChange: Codable, Hashable, Sendable {
    /// The present one.
    public let current: String
    /// The next one.
    public let new: String

    /// Memberwise.
    public init(
        current: String, new: String
    ) {
        self.current = current
        self.new = new
    }
}
