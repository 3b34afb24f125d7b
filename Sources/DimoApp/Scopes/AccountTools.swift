import Domain

/// What accounts need beside the store: it is there before the store is open.
struct AccountTools: Sendable {
    let store: any SessionStore
    let hasher: any PasswordHasher
    let tokens: any TokenSource
    let clock: any WallClock

    /// The services of accounts on an open store.
    func services(on store: Store) -> AccountServices {
        AccountServices(
            accounts: store.accounts, sessions: store.sessions, store: self.store, hasher: hasher, tokens: tokens,
            clock: clock)
    }

    /// The same, but who goes on at the next start stays as it is: for a store that is gone by then.
    var forgetful: AccountTools {
        AccountTools(store: VolatileSessionStore(), hasher: hasher, tokens: tokens, clock: clock)
    }
}
