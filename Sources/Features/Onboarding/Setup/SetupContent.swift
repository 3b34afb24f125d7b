import Domain

/// What the screen for somebody new shows.
struct SetupContent: Hashable, Sendable {
    /// What they are called.
    let nickname: String
    /// The codes that can set a new password; they are shown here and never again.
    let codes: [RecoveryCode]
    /// What there is to do.
    let steps: [SetupStep]
    /// Whether the next start knows them.
    let isKept: Bool
}
