/// Asks for new recovery codes in place of those that are left.
public struct RecoveryCodesRequest: Codable, Hashable, Sendable {
    /// The password.
    public let current: String

    /// Memberwise.
    public init(
        current: String
    ) {
        self.current = current
    }
}
