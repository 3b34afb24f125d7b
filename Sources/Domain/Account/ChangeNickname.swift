/// Changes a member's nickname: once in 30 days, the first change at any time.
package struct ChangeNickname: Sendable {
    private let services: AccountServices

    package init(_ services: AccountServices) {
        self.services = services
    }

    /// - Throws: `AccountProblem.nickname`, `.nicknameTaken`, `.tooEarly`, `.unchanged`, `.gone`; `StoreError`.
    package func callAsFunction(_ typed: String, of profile: Identifier<Profile>) async throws -> Account {
        let nickname: Nickname
        do {
            nickname = try Nickname(typed)
        } catch {
            throw AccountProblem.nickname(error)
        }
        return try await services.accounts.changeNickname(nickname, of: profile, at: services.clock.now())
    }

    /// When the next change is allowed, seconds since 1970 UTC; nil for now.
    package func nextChange(of account: Account) -> Int64? {
        ChangeRule.nextChange(after: account.nicknameChangedAt, now: services.clock.now())
    }
}
