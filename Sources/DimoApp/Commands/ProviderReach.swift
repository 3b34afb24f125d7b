package struct ProviderReach: Hashable, Sendable {
    /// Nil if it was not asked.
    package let isReachable: Bool?
    /// The reason it does not respond or was not asked.
    package let why: String?
}
