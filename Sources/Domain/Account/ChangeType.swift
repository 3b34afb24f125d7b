/// Changes a member's type: once in 30 days. Setting the first type and changing it once are free.
public struct ChangeType: Sendable {
    private let services: AccountServices

    /// Memberwise.
    public init(_ services: AccountServices) {
        self.services = services
    }

    /// - Throws: `AccountProblem.tooEarly`, `.unchanged`, `.gone`; `StoreError`.
    public func callAsFunction(_ type: MBTI, of profile: Identifier<Profile>) async throws -> Account {
        try await services.accounts.changeType(type, of: profile, at: services.clock.now())
    }

    /// When the next change is allowed, seconds since 1970 UTC; nil for now.
    public func nextChange(of account: Account) -> Int64? {
        ChangeRule.nextChange(after: account.typeChangedAt, now: services.clock.now())
    }
}
