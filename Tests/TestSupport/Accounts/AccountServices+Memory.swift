package import Domain

extension AccountServices {
    package static func inMemory(
        _ repository: InMemoryAccountRepository = InMemoryAccountRepository(),
        store: any SessionStore = InMemorySessionStore(), hasher: any PasswordHasher = PlainPasswordHasher(),
        clock: any WallClock = FixedClock(1_800_000_000)
    ) -> AccountServices {
        AccountServices(
            accounts: repository, sessions: repository, store: store, hasher: hasher, tokens: CountingTokenSource(),
            clock: clock)
    }
}
