/// Why a setting could not be kept.
public struct SettingsProblem: Error, Hashable, Sendable {
    /// What the system says.
    public let reason: String

    /// Memberwise.
    public init(reason: String) {
        self.reason = reason
    }
}
