/// Looks for something in the online catalogues: first what is known, then what they say now.
package struct SearchOnline: Sendable {
    private let catalogues: @Sendable () async -> [any OnlineCatalogue]
    private let cache: any OnlineCache
    private let recents: any RecentQueryRepository
    private let clock: any WallClock

    /// - Parameter catalogues: those that are switched on, in the order they are shown; asked before every use.
    package init(
        catalogues: @escaping @Sendable () async -> [any OnlineCatalogue], cache: any OnlineCache,
        recents: any RecentQueryRepository, clock: any WallClock
    ) {
        self.catalogues = catalogues
        self.cache = cache
        self.recents = recents
        self.clock = clock
    }

    /// Those that are switched on, in the order they are shown.
    package func providers() async -> [OnlineProvider] { await catalogues().map(\.provider) }

    /// The page as it was found earlier; nil for none, and for one too old to be shown. A store that cannot be read has
    /// none.
    package func known(_ query: OnlineQuery) async -> KnownPage? {
        guard let known = try? await cache.page(query), age(of: known) < query.provider.lifetime else { return nil }
        return known
    }

    /// Whether a page need not be asked for again yet.
    package func isFresh(_ known: KnownPage, of query: OnlineQuery) -> Bool {
        (0..<query.provider.freshness).contains(age(of: known))
    }

    /// The page as it is now. It is kept, and the query too when its first page came.
    ///
    /// - Parameter profile: whose recent queries it joins; nil for a guest.
    /// - Throws: `OnlineProblem`, or `CancellationError`.
    package func fresh(_ query: OnlineQuery, for profile: Identifier<Profile>?) async throws -> OnlinePage {
        guard let catalogue = await catalogues().first(where: { $0.provider == query.provider }) else {
            throw OnlineProblem.notEnabled(query.provider)
        }
        let page = try await catalogue.page(query)
        try Task.checkCancellation()
        // A store that cannot be written must not take the answer away.
        try? await cache.keep(KnownPage(page: page, fetchedAt: clock.now()), of: query)
        if query.page == 1, let profile { try? await recents.remember(query.text, of: profile) }
        return page
    }

    private func age(of known: KnownPage) -> Int64 { clock.now() - known.fetchedAt }
}
