import Domain

struct SetupContent: Hashable, Sendable {
    let nickname: String
    /// Recovery codes that can set a new password; shown only here.
    let codes: [RecoveryCode]
    let steps: [SetupStep]
    /// Whether the next start remembers the session.
    let isKept: Bool
}
