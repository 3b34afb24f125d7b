import Domain

/// What the page of the shared bar is made from, read from one state of the store.
struct SharedBarContents: Sendable {
    let shares: BarShares
    /// Who of this machine could be given the bar: the local profile, then the accounts by their IDs.
    let others: [BarSharer]

    /// How many accounts are listed; whoever stands behind them is named by ID.
    private static let shownAccounts = 30

    @concurrent
    static func read(_ access: AccountAccess) async throws -> SharedBarContents {
        let me = access.session.profile.id
        let shares = try await access.sharing.shares(of: me)
        let accounts = access.services.accounts
        var others = try await accounts.accounts(after: nil, limit: shownAccounts)
        if let local = try await accounts.account(of: Profile.localID) { others.insert(local, at: 0) }
        let known = Set(shares.given.map(\.id) + [me])
        return SharedBarContents(
            shares: shares,
            others: others.filter { !known.contains($0.id) }.map(BarSharer.init))
    }
}

extension BarSharer {
    /// Somebody of this machine as the other side of a shared bar.
    init(_ account: Account) {
        self.init(id: account.id, name: account.name, nickname: account.profile.nickname)
    }
}
