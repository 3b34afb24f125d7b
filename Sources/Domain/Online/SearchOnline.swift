/// Searches the online catalogues: first the cache, then the network.
package struct SearchOnline: Sendable {
    private let catalogues: @Sendable () async -> [any OnlineCatalogue]
    private let cache: any OnlineCache
    private let recents: any RecentQueryRepository
    private let clock: any WallClock

    /// - Parameter catalogues: the enabled ones, in display order; called before every use.
    package init(
        catalogues: @escaping @Sendable () async -> [any OnlineCatalogue], cache: any OnlineCache,
        recents: any RecentQueryRepository, clock: any WallClock
    ) {
        self.catalogues = catalogues
        self.cache = cache
        self.recents = recents
        self.clock = clock
    }

    /// The enabled providers, in display order.
    package func providers() async -> [OnlineProvider] { await catalogues().map(\.provider) }

    /// The cached page; nil if there is none, it is too old to show, or the store cannot be read.
    package func known(_ query: OnlineQuery) async -> KnownPage? {
        guard let known = try? await cache.page(query), age(of: known) < query.provider.lifetime else { return nil }
        return known
    }

    /// Returns whether a cached page need not be requested again yet.
    package func isFresh(_ known: KnownPage, of query: OnlineQuery) -> Bool {
        (0..<query.provider.freshness).contains(age(of: known))
    }

    /// Requests a page and caches it. A first page that found something also adds the query to the recent ones of
    /// `profile`; nil for a guest. Throws `OnlineProblem` or `CancellationError`.
    package func fresh(_ query: OnlineQuery, for profile: Identifier<Profile>?) async throws -> OnlinePage {
        guard let catalogue = await catalogues().first(where: { $0.provider == query.provider }) else {
            throw OnlineProblem.notEnabled(query.provider)
        }
        let page = try await catalogue.page(query)
        try Task.checkCancellation()
        // A store that cannot be written must not lose the answer.
        try? await cache.keep(KnownPage(page: page, fetchedAt: clock.now()), of: query)
        if query.page == 1, !page.entries.isEmpty, let profile { try? await recents.remember(query.text, of: profile) }
        return page
    }

    private func age(of known: KnownPage) -> Int64 { clock.now() - known.fetchedAt }
}

package struct KnownPage: Hashable, Sendable {
    package let page: OnlinePage
    /// Seconds since 1970 UTC.
    package let fetchedAt: Int64

    package init(page: OnlinePage, fetchedAt: Int64) {
        self.page = page
        self.fetchedAt = fetchedAt
    }
}

package protocol OnlineCache: Sendable {
    /// Nil if the page is not cached or cannot be read.
    func page(_ query: OnlineQuery) async throws -> KnownPage?

    /// Caches a page. If space runs out, the pages that were not read for the longest time are removed.
    func keep(_ page: KnownPage, of query: OnlineQuery) async throws
}

package struct OnlineAccess: Sendable {
    package let search: SearchOnline
    package let keep: KeepFound
    package let complete: CompleteWorks
    package let recents: any RecentQueryRepository

    package init(
        search: SearchOnline, keep: KeepFound, complete: CompleteWorks, recents: any RecentQueryRepository
    ) {
        self.search = search
        self.keep = keep
        self.complete = complete
        self.recents = recents
    }
}

package protocol RecentQueryRepository: Sendable {
    /// Newest first, at most `limit`.
    func queries(of profile: Identifier<Profile>, limit: Int) async throws -> [String]

    /// Moves a query to the front and keeps the newest ten.
    func remember(_ query: String, of profile: Identifier<Profile>) async throws

    /// Removes one query, or all with nil, in one undoable step; returns whether there was any.
    @discardableResult
    func forget(_ query: String?, of profile: Identifier<Profile>) async throws -> Bool
}

package enum RecentQueries {
    package static let most = 10
}
