/// Changes a member's type: once in 30 days. Setting the first type and changing it once are free.
package struct ChangeType: Sendable {
    private let services: AccountServices

    package init(_ services: AccountServices) {
        self.services = services
    }

    /// - Throws: `AccountProblem.tooEarly`, `.unchanged`, `.gone`; `StoreError`.
    package func callAsFunction(_ type: MBTI, of profile: Identifier<Profile>) async throws -> Account {
        try await services.accounts.changeType(type, of: profile, at: services.clock.now())
    }

    /// When the next change is allowed, seconds since 1970 UTC; nil for now.
    package func nextChange(of account: Account) -> Int64? {
        ChangeRule.nextChange(after: account.typeChangedAt, now: services.clock.now())
    }
}
