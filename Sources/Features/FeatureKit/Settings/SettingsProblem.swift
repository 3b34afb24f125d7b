/// Why a setting could not be kept.
package struct SettingsProblem: Error, Hashable, Sendable {
    /// What the system says.
    package let reason: String

    package init(reason: String) {
        self.reason = reason
    }
}
