/// Replaces the remaining recovery codes with new ones.
package struct RecoveryCodesRequest: Codable, Hashable, Sendable {
    package let current: String

    package init(
        current: String
    ) {
        self.current = current
    }
}
