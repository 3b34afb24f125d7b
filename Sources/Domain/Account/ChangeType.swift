/// Changes a member's type: once in 30 days; the first type, and the first change, are free.
public struct ChangeType: Sendable {
    private let services: AccountServices

    /// Makes the use case.
    public init(_ services: AccountServices) {
        self.services = services
    }

    /// Does it.
    ///
    /// - Throws: `AccountProblem.tooEarly`, `.unchanged`, `.gone`; `StoreError`.
    public func callAsFunction(_ type: MBTI, of profile: Identifier<Profile>) async throws -> Account {
        try await services.accounts.changeType(type, of: profile, at: services.clock.now())
    }

    /// When it may be changed next, seconds since 1970 UTC; nil for now.
    public func nextChange(of account: Account) -> Int64? {
        ChangeRule.nextChange(after: account.typeChangedAt, now: services.clock.now())
    }
}
