/// Whether a provider answers.
package struct ProviderReach: Hashable, Sendable {
    /// Whether it answers; nil when it was not asked.
    package let isReachable: Bool?
    /// Why it does not, or was not asked.
    package let why: String?
}
