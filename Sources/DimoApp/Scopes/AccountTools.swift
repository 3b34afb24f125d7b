import Domain

struct AccountTools: Sendable {
    let store: any SessionStore
    let hasher: any PasswordHasher
    let tokens: any TokenSource
    let clock: any WallClock

    func services(on store: Store) -> AccountServices {
        AccountServices(
            accounts: store.accounts, sessions: store.sessions, store: self.store, hasher: hasher, tokens: tokens,
            clock: clock)
    }

    /// A copy that leaves the next start's session alone, for a store that is discarded by then.
    var forgetful: AccountTools {
        AccountTools(store: VolatileSessionStore(), hasher: hasher, tokens: tokens, clock: clock)
    }
}
