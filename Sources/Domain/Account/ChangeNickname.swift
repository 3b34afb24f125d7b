/// Changes what a member is called: once in 30 days, the first time free.
public struct ChangeNickname: Sendable {
    private let services: AccountServices

    /// Makes the use case.
    public init(_ services: AccountServices) {
        self.services = services
    }

    /// Does it.
    ///
    /// - Throws: `AccountProblem.nickname`, `.nicknameTaken`, `.tooEarly`, `.unchanged`, `.gone`; `StoreError`.
    public func callAsFunction(_ typed: String, of profile: Identifier<Profile>) async throws -> Account {
        let nickname: Nickname
        do {
            nickname = try Nickname(typed)
        } catch {
            throw AccountProblem.nickname(error)
        }
        return try await services.accounts.changeNickname(nickname, of: profile, at: services.clock.now())
    }

    /// When it may be changed next, seconds since 1970 UTC; nil for now.
    public func nextChange(of account: Account) -> Int64? {
        ChangeRule.nextChange(after: account.nicknameChangedAt, now: services.clock.now())
    }
}
