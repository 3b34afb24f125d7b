/// Asks for new recovery codes in place of those that are left.
package struct RecoveryCodesRequest: Codable, Hashable, Sendable {
    /// The password.
    package let current: String

    package init(
        current: String
    ) {
        self.current = current
    }
}
