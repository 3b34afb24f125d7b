import Domain

/// The contents of the shared bar page, read from one state of the store.
struct SharedBarContents: Sendable {
    let shares: BarShares
    /// Those on this machine who could use the bar: the local profile, then the accounts by ID.
    let others: [BarSharer]

    /// The number of listed accounts; the member names others by ID.
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
    init(_ account: Account) {
        self.init(id: account.id, name: account.name, nickname: account.profile.nickname)
    }
}
