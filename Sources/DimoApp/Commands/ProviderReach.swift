/// Whether a provider answers.
public struct ProviderReach: Hashable, Sendable {
    /// Whether it answers; nil when it was not asked.
    public let isReachable: Bool?
    /// Why it does not, or was not asked.
    public let why: String?
}
