import Domain

struct AccountOverview: Sendable {
    let account: Account
    let introduction: Introduction
    let shares: BarShares
    let sessions: Int
    /// When the nickname may change next; nil for now.
    let nicknameAt: Int64?
    /// When the type may change next; nil for now.
    let typeAt: Int64?

    @concurrent
    static func read(_ access: AccountAccess) async throws -> AccountOverview {
        let services = access.services
        guard let account = try await services.accounts.account(of: access.session.profile.id) else {
            throw AccountProblem.gone
        }
        let now = services.clock.now()
        return AccountOverview(
            account: account, introduction: try await access.introductions.introduction(of: account.id),
            shares: try await access.sharing.shares(of: account.id),
            sessions: try await services.sessions.sessions(of: account.id, at: now).count,
            nicknameAt: ChangeNickname(services).nextChange(of: account),
            typeAt: ChangeType(services).nextChange(of: account))
    }
}
